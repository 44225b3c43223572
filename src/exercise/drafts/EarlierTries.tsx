import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CodeBlock } from '../../components/code/CodeBlock';
import { Disclosure } from '../../components/Disclosure';
import { plainLines } from '../../content/lesson';
import type { Try } from '../../progress/progressModel';
import { useProgress } from '../../progress/useProgress';
import * as texts from '../../texts/en/exerciseRun';
import { LANGUAGE } from '../../texts/en/language';

interface EarlierTriesProps {
  /** Id of the exercise. */
  id: string;
  /** Current code, which is left out of the list. */
  text: string;
  onBringBack: (text: string) => void;
}

/**
 * Lists versions of the code that the reader checked earlier, newest first. The reader can view them or
 * continue from one. Versions that differ only in white space are listed once.
 */
export function EarlierTries({ id, text, onBringBack }: EarlierTriesProps) {
  const listed = new Set([wordsOf(text)]);
  const tries = (useProgress().tries.get(id) ?? []).filter((attempt) => {
    const words = wordsOf(attempt.text);
    return !listed.has(words) && listed.add(words);
  });
  if (tries.length === 0) return null;
  return (
    <Disclosure size="small" className="js-only screen-only" summary={texts.earlierTries}>
      <Stack component="ol" spacing={2.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {tries.map((attempt) => (
          <Stack component="li" key={attempt.at} spacing={1}>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: '4px 16px',
                alignItems: 'center',
                justifyContent: 'space-between',
              }}
            >
              <Typography variant="body2">{describeTry(attempt)}</Typography>
              <Button
                size="small"
                onClick={() => onBringBack(attempt.text)}
                aria-label={texts.continueFrom(describeTry(attempt))}
              >
                {texts.continueFromTry}
              </Button>
            </Box>
            <CodeBlock
              language="js"
              title={describeTime(attempt.at)}
              lines={plainLines(attempt.text)}
            />
          </Stack>
        ))}
      </Stack>
    </Disclosure>
  );
}

function wordsOf(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

function describeTry({ passed, of }: Try): string {
  return texts.triedResult(passed, of);
}

function describeTime(at: number): string {
  return new Date(at).toLocaleString(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' });
}
