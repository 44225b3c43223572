import { styled } from '@mui/material/styles';
import { CodeLines } from '../../../components/code/CodeLines';
import type { WebLanguage } from '../../../content/lesson';
import type { RunResult } from '../../../sandbox/protocol';
import { CodeField } from '../../editor/CodeField';
import { LongCode } from '../../editor/LongCode';
import * as texts from '../../../texts/en/exerciseWeb';
import { LANGUAGE_NAMES } from './FileTabs';
import type { EditedFile } from './useFiles';

interface FilePanelsProps {
  /** Id prefix of the tabs and panels. */
  id: string;
  /** Title of the page or exercise, for accessible labels. */
  name: string;
  files: readonly EditedFile[];
  active: WebLanguage;
  /** Line of the script to mark as an error, 1-based. */
  errorLine?: number;
  /** Result of the last check. */
  result?: RunResult;
  onRun: () => void;
}

/** Tab panels, each with the code of one file. */
export function FilePanels({ id, name, files, active, errorLine, result, onRun }: FilePanelsProps) {
  return files.map(({ language, isGiven, text, lines, setText }) => {
    const label = texts.codeFor(LANGUAGE_NAMES[language], name);
    return (
      <div
        key={language}
        role="tabpanel"
        id={`${id}-panel-${language}`}
        aria-labelledby={`${id}-tab-${language}`}
        hidden={language !== active}
      >
        {isGiven ? (
          <LongCode text={text} isGiven>
            <ReadOnlyCode role="group" aria-label={label} tabIndex={0}>
              <code>
                <CodeLines lines={lines ?? []} />
              </code>
            </ReadOnlyCode>
          </LongCode>
        ) : (
          <CodeField
            label={label}
            language={language}
            value={text}
            lines={lines}
            result={result}
            errorLine={language === 'js' ? errorLine : undefined}
            onChange={setText}
            onRun={onRun}
          />
        )}
      </div>
    );
  });
}

const ReadOnlyCode = styled('pre')({
  margin: 0,
  padding: '14px 16px',
  overflowX: 'auto',
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  tabSize: 2,
  '& > code': { fontSize: 'inherit' },
  '&:focus-visible': { outlineOffset: '-3px' },
});
