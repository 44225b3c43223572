import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CodeBlock } from '../../components/code/CodeBlock';
import { Disclosure } from '../../components/Disclosure';
import { plainLines } from '../../content/lesson';
import type { Try } from '../../progress/progressModel';
import { useProgress } from '../../progress/useProgress';

interface EarlierTriesProps {
  /** Of the exercise. */
  id: string;
  /** The code as it is now, which is no earlier try. */
  text: string;
  onBringBack: (text: string) => void;
}

/** What the reader checked before, the newest first, to look at or to go on from. */
export function EarlierTries({ id, text, onBringBack }: EarlierTriesProps) {
  const tries = (useProgress().tries.get(id) ?? []).filter((one) => one.text !== text);
  if (tries.length === 0) return null;
  return (
    <Disclosure
      size="small"
      className="js-only screen-only"
      summary={`My earlier tries (${tries.length})`}
    >
      <Box component="ol" sx={{ display: 'grid', gap: 2.5, m: 0, p: 0, listStyle: 'none' }}>
        {tries.map((one) => (
          <Box component="li" key={one.at} sx={{ display: 'grid', gap: 1 }}>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: '4px 16px',
                alignItems: 'center',
                justifyContent: 'space-between',
              }}
            >
              <Typography variant="body2">{describeTry(one)}</Typography>
              <Button
                size="small"
                onClick={() => onBringBack(one.text)}
                aria-label={`Continue from this try: ${describeTry(one)}`}
              >
                Continue from this try
              </Button>
            </Box>
            <CodeBlock language="js" title={describeTime(one.at)} lines={plainLines(one.text)} />
          </Box>
        ))}
      </Box>
    </Disclosure>
  );
}

function describeTry({ passed, of }: Try): string {
  return passed === of ? 'All tests passed' : `${passed} of ${of} tests passed`;
}

function describeTime(at: number): string {
  return new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
