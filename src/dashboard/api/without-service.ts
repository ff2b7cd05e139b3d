/** Whether this page comes from a host of plain files, as its meta element "service" says: then no key opens anything. */
export function isWithoutService(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="service"]')?.content === 'none';
}
