import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CodeFrame } from '../../components/code/CodeFrame';
import { CopyButton } from '../../components/code/CopyButton';
import { ScrollingCode } from '../../components/code/ScrollingCode';
import { codeText, type CodeLine, type ProgramLanguage } from '../../content/lesson';
import { codeNamed, languages } from '../../texts/en/codeBlock';
import * as texts from '../../texts/en/exercise';

interface SolutionTabsProps {
  /** Id of the exercise, used as the prefix of ids. */
  id: string;
  /** The solution in each language, in the order of the tabs. */
  solutions: readonly Solution[];
}

export interface Solution {
  language: ProgramLanguage;
  lines: readonly CodeLine[];
}

/** True if the reader last chose Python in this visit. */
let wantsPython = false;

/** The solution in several languages, with a tab for each. In print, all of them. */
export function SolutionTabs({ id, solutions }: SolutionTabsProps) {
  const [isPython, setIsPython] = useState(wantsPython);
  const active = solutions.find(({ language }) => (language === 'python') === isPython);

  function choose(language: string) {
    wantsPython = language === 'python';
    setIsPython(wantsPython);
  }

  return (
    <Box role="group" aria-label={texts.solution}>
      <Typography
        variant="label"
        component="p"
        aria-hidden="true"
        sx={{ mb: 1, color: 'text.secondary' }}
      >
        {texts.solution}
      </Typography>
      <CodeFrame>
        <Box className="screen-only" sx={barStyles}>
          <Tabs
            aria-label={texts.solutionLanguages}
            value={active?.language}
            onChange={(_event, language: string) => choose(language)}
            selectionFollowsFocus
            sx={{ flex: '1 1 auto', minWidth: 0, minHeight: 44 }}
          >
            {solutions.map(({ language }) => (
              <Tab
                key={language}
                value={language}
                id={`${id}-solution-tab-${language}`}
                aria-controls={`${id}-solution-${language}`}
                label={languages[language]}
                sx={{ minWidth: 0, minHeight: 44, px: { xs: 1.5, sm: 2 }, textTransform: 'none' }}
              />
            ))}
          </Tabs>
          <CopyButton text={() => codeText(active?.lines ?? [])} />
        </Box>
        {solutions.map(({ language, lines }) => (
          <Box
            key={language}
            role="tabpanel"
            id={`${id}-solution-${language}`}
            aria-labelledby={`${id}-solution-tab-${language}`}
            hidden={language !== active?.language}
            sx={{ '@media print': { display: 'block' } }}
          >
            <Typography variant="label" component="p" sx={printedTitle}>
              {languages[language]}
            </Typography>
            <ScrollingCode name={codeNamed(languages[language])} lines={lines} />
          </Box>
        ))}
      </CodeFrame>
    </Box>
  );
}

const barStyles = {
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: '6px',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const printedTitle = {
  display: 'none',
  '@media print': { display: 'block', p: '12px 16px 0' },
} as const;
