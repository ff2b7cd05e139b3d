import type { ComponentProps, ReactNode } from 'react';
import styles from './Fields.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
}

/** A field with its label above it; takes what an input takes. */
export function TextField({ label, ...input }: TextFieldProps) {
  return (
    <label className={`stack shrinks ${styles.field}`}>
      <span className="quiet">{label}</span>
      <input autoComplete="off" {...input} />
    </label>
  );
}

interface SelectFieldProps extends ComponentProps<'select'> {
  label: ReactNode;
}

/** A choice out of a list with its label above it; takes what a select takes. */
export function SelectField({ label, ...select }: SelectFieldProps) {
  return (
    <label className={`stack shrinks ${styles.field}`}>
      <span className="quiet">{label}</span>
      <select {...select} />
    </label>
  );
}

interface CheckFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
}

/** A box to tick with its label beside it. */
export function CheckField({ label, ...input }: CheckFieldProps) {
  return (
    <label className={`flex close ${styles.check}`}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}

/** Fields that belong together, under a question or a name. */
export function FieldGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={`grid ${styles.group}`}>
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

/** Buttons in a row, with the outcome. */
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
