import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { LazyModule } from '../../prerendered/lazyModule';
import { useOptionalModule } from '../../prerendered/useOptionalModule';

interface LazyPanelProps<M> {
  code: LazyModule<M>;
  /** Shown until the code has loaded. */
  loading: string;
  /** Shown if it can't be loaded. */
  unavailable: string;
  children: (module: M) => ReactNode;
}

/** Panel whose code loads when the reader asks for it. */
export function LazyPanel<M>({ code, loading, unavailable, children }: LazyPanelProps<M>) {
  const { module, hasFailed } = useOptionalModule(code);
  if (module) return children(module);
  return (
    <Typography role="status" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      {hasFailed ? unavailable : loading}
    </Typography>
  );
}
