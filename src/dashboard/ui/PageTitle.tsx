/** The page's title in the browser, the most specific part first. React moves it into the head. */
export function PageTitle({ parts }: { parts: readonly (string | null | undefined)[] }) {
  const title = [...parts, 'Boxout'].filter(Boolean).join(' · ');
  return <title>{title}</title>;
}
