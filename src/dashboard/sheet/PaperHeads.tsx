import { i18n } from '@lingui/core';

interface PaperHeadsProps {
  columns: readonly { key: string; label: string }[];
}

/** The heads of a table's figures. */
export function PaperHeads({ columns }: PaperHeadsProps) {
  return columns.map(({ key, label }) => (
    <th key={key} scope="col">
      {i18n.t(label)}
    </th>
  ));
}
