import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { TypeProblem } from '../../languages/typescript/types/checkTypes';
import * as texts from '../../texts/en/typeCheck';
import { checkTypes } from './checkTypes';

interface TypeCheckProps {
  /** The TypeScript in the editor. */
  code: string;
}

/** State of the last check, of the code it was for. */
type Checked = { code: string } & (
  { state: 'checking' | 'unavailable' } | { state: 'checked'; problems: readonly TypeProblem[] }
);

/** Button that checks the types of the code in the editor, and the errors that the compiler found. */
export function TypeCheck({ code }: TypeCheckProps) {
  const [last, setLast] = useState<Checked | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const checked = last?.code === code ? last : null;
  const problems = checked?.state === 'checked' ? checked.problems : [];

  async function check() {
    setLast({ code, state: 'checking' });
    const next = await checkTypes(code).then(
      (found): Checked => ({ code, state: 'checked', problems: found }),
      (): Checked => ({ code, state: 'unavailable' }),
    );
    // Keeps the result of a later check.
    setLast((current) => (current?.code === code ? next : current));
    if (next.state === 'checked') setLoaded(true);
  }

  return (
    <Box
      className="js-only screen-only"
      sx={{
        px: { xs: 'var(--gutter)', sm: 1 },
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' }}>
        <Button size="small" onClick={() => void check()}>
          {isLoaded ? texts.checkTypes : texts.checkTypesFirst}
        </Button>
        <Typography variant="body2" role="status">
          {statusOf(checked)}
        </Typography>
      </Box>
      {problems.length > 0 ? (
        <Box
          component="ul"
          aria-label={texts.typeErrors}
          sx={{ m: 0, mt: 1, paddingInlineStart: 3 }}
        >
          {problems.map(({ line, message }) => (
            <Typography component="li" variant="body2" key={`${line} ${message}`}>
              {line === undefined ? message : texts.inLine(line, message)}
            </Typography>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

function statusOf(checked: Checked | null): string | null {
  switch (checked?.state) {
    case 'checking':
      return texts.checkingTypes;
    case 'unavailable':
      return texts.typesUnavailable;
    case 'checked':
      return texts.typeErrorCount(checked.problems.length);
    case undefined:
      return null;
  }
}
