import type { SavedMapping } from '../../foreign/mapping.ts';
import type { ReplyKind } from '../../foreign/report.ts';

/** A field and where it stands, as the settings page lists it. */
export interface DraftEntry {
  kind: ReplyKind;
  field: string;
  path: string;
  unit: string | undefined;
}

/** A mapping that says nothing. */
export const emptyMapping: SavedMapping = { version: 1 };

/** The entries of one kind of reply, in the order in which they were written. */
export function entriesOf(mapping: SavedMapping, kind: ReplyKind): DraftEntry[] {
  return Object.entries(mapping.replies?.[kind] ?? {}).map(([field, at]) => ({
    kind,
    field,
    path: typeof at === 'string' ? at : at.path,
    unit: typeof at === 'string' ? undefined : at.unit,
  }));
}

/** A mapping with one entry more, or another path for its field. */
export function withEntry(mapping: SavedMapping, entry: DraftEntry): SavedMapping {
  const { kind, field, path, unit } = entry;
  const at = unit === undefined ? path : { path, unit };
  const ofKind = { ...mapping.replies?.[kind], [field]: at };
  return { ...mapping, replies: { ...mapping.replies, [kind]: ofKind } };
}

/** A mapping without what it says of a field. */
export function withoutEntry(mapping: SavedMapping, kind: ReplyKind, field: string): SavedMapping {
  const { [field]: _, ...ofKind } = mapping.replies?.[kind] ?? {};
  const { [kind]: __, ...others } = mapping.replies ?? {};
  return {
    ...mapping,
    replies: Object.keys(ofKind).length > 0 ? { ...others, [kind]: ofKind } : others,
  };
}

/** A mapping with a template for a call's path; an empty one takes it back. */
export function withRoute(mapping: SavedMapping, route: string, template: string): SavedMapping {
  const { [route]: _, ...others } = mapping.routes ?? {};
  return { ...mapping, routes: template === '' ? others : { ...others, [route]: template } };
}

/** Whether a mapping says nothing. */
export function isEmpty({ routes, replies }: SavedMapping): boolean {
  return Object.keys(routes ?? {}).length === 0 && Object.keys(replies ?? {}).length === 0;
}

/** A mapping as it is saved: one small JSON file, an entry a line. */
export const mappingText = (mapping: SavedMapping): string =>
  `${JSON.stringify(mapping, null, 2)}\n`;
