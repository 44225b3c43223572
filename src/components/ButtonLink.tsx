import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Address } from '../site/addresses';

interface ButtonLinkProps {
  to: Address;
  variant?: 'contained' | 'outlined' | 'text';
  children: ReactNode;
}

/** Internal link styled as a button. */
export function ButtonLink({ to, variant = 'contained', children }: ButtonLinkProps) {
  return (
    <Button href={to} variant={variant} size="large">
      {children}
    </Button>
  );
}
