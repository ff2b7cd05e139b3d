import type { ComponentProps, ReactNode } from 'react';
import styles from './Fields.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
}

/** A field with its label above it; takes the props of an input. */
export function TextField({ label, ...input }: TextFieldProps) {
  return (
    <label className={`stack shrinks dense ${styles.field}`}>
      <span className="quiet">{label}</span>
      <input autoComplete="off" {...input} />
    </label>
  );
}

type Option = readonly [value: string, text: string];

/** The option for no choice. */
export const noOption: Option = ['', '–'];

interface SelectProps extends ComponentProps<'select'> {
  label: ReactNode;
  /** Rendered after the options in `children`. */
  options?: readonly Option[];
  onChoose: (value: string) => void;
}

/** A choice from a list with its label above it. */
export function SelectField({ label, options = [], onChoose, children, ...select }: SelectProps) {
  return (
    <label className={`stack shrinks dense ${styles.field}`}>
      <span className="quiet">{label}</span>
      <select {...select} onChange={({ target }) => onChoose(target.value)}>
        {children}
        <Options of={options} />
      </select>
    </label>
  );
}

interface LineSelectProps extends SelectProps {
  /** Whether the label is for screen readers only, as when the first option has the same text. */
  isUnlabelled?: boolean;
}

/** A choice from a list in a line of text, after its label. */
export function LineSelect(props: LineSelectProps) {
  const { label, options = [], onChoose, children, className, isUnlabelled, ...select } = props;
  return (
    <label className={className}>
      {isUnlabelled ? <span className="visually-hidden">{label}</span> : label}{' '}
      <select {...select} onChange={({ target }) => onChoose(target.value)}>
        {children}
        <Options of={options} />
      </select>
    </label>
  );
}

const Options = ({ of }: { of: readonly Option[] }) =>
  of.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

interface CheckFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
}

/** A box to tick with its label beside it. */
export function CheckField({ label, ...input }: CheckFieldProps) {
  return (
    <label className="flex close top">
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}

/** A group of fields under a legend. */
export function FieldGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={`grid close ${styles.group}`}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Fields one under the other, the submit button at the end. */
export function FieldForm({
  onSubmit,
  ...form
}: ComponentProps<'form'> & { onSubmit: () => void }) {
  return (
    <form
      autoComplete="off"
      {...form}
      className="grid"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}

/** Fields side by side, if the width allows. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Buttons in a row, with the result. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="row">{children}</div>;
}

/** A quiet remark. */
export function Hint({ children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest} className="quiet">
      {children}
    </p>
  );
}
