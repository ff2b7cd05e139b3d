/** Seconds, to the nearest, as a clock has them: "4:31", "0:07", "200:00". */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
