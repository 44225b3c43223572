import styles from './SelectField.module.css';

interface SelectFieldProps<T extends string> {
  id: string;
  label: string;
  /** The chosen value; empty for none. */
  value: T | '';
  options: readonly { value: T; name: string }[];
  /** Name of the option that chooses nothing; without it there is always a choice. */
  none?: string;
  onChange: (value: T | null) => void;
}

/** A labelled choice of one value. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { id, label, value, options, none, onChange } = props;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) =>
          onChange(options.find((option) => option.value === target.value)?.value ?? null)
        }
      >
        {none ? <option value="">{none}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
