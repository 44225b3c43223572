import type { ComponentProps } from 'react';
import styles from './ToolButton.module.css';

interface ToolButtonProps extends ComponentProps<'button'> {
  variant?: 'quiet' | 'outlined' | 'primary';
}

/** A small button beside code or text. A plain element: a lesson holds dozens, and MUI's cost more to hydrate. */
export function ToolButton({ variant = 'quiet', className = '', ...props }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[variant]} ${className}`}
      {...props}
    />
  );
}
