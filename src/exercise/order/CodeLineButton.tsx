import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { CodeLines } from '../../components/code/CodeLines';
import styles from '../../components/code/code.module.css';
import type { CodeLine } from '../../content/lesson';

interface CodeLineButtonProps {
  /** Id of the line in the exercise. */
  line: number;
  /** The line's code, or that of several lines that belong together. */
  code: readonly CodeLine[];
  /** True if the line's tools are visible; undefined for a line without tools. */
  isChosen?: boolean;
  onPress: () => void;
  /** @returns true if the key was handled */
  onKey?: (key: string, alt: boolean) => boolean;
}

/** A line of code as a button. */
export function CodeLineButton({ line, code, isChosen, onPress, onKey }: CodeLineButtonProps) {
  return (
    <Line
      type="button"
      data-line={line}
      aria-expanded={isChosen}
      onClick={onPress}
      onKeyDown={(event) => {
        if (onKey?.(event.key, event.altKey)) event.preventDefault();
      }}
    >
      <code className={styles.code}>
        <CodeLines lines={code} />
      </code>
    </Line>
  );
}

const Line = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  width: '100%',
  minHeight: 44,
  padding: '8px 12px',
  overflowX: 'auto',
  border: `1px solid ${theme.vars.palette.site.lineStrong}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.site.codeGround,
  color: theme.vars.palette.site.codeText,
  textAlign: 'start',
  whiteSpace: 'pre',
  '&[aria-expanded="true"]': { borderColor: theme.vars.palette.primary.main, borderWidth: 2 },
  '&:hover': { borderColor: theme.vars.palette.primary.main },
}));
