/** The browser's title of a page: the most particular part first. React moves it into the head. */
export function PageTitle({ parts }: { parts: readonly (string | null | undefined)[] }) {
  const title = [...parts, 'Boxout'].filter(Boolean).join(' · ');
  return <title>{title}</title>;
}
