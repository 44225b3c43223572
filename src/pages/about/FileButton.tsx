import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

interface FileButtonProps {
  /** What the button says; also names the field. */
  label: string;
  /** Kinds of files, as the `accept` of an `input`. */
  accept: string;
  onChoose: (file: File) => void;
}

/**
 * A field for one file that looks like a button: MUI's own recipe, a label around an input that is not seen. The browser
 * opens the dialog and gives the input the focus, with the keyboard and before hydration too.
 */
export function FileButton({ label, accept, onChoose }: FileButtonProps) {
  return (
    <LabelButton component="label" role={undefined} tabIndex={-1} variant="outlined">
      {label}
      <HiddenInput
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
    </LabelButton>
  );
}

const LabelButton = styled(Button)(({ theme }) => ({
  // The input's focus is seen on the label; where a browser can't tell keys from a click, after a click as well.
  '&:focus-within': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '@supports selector(:has(*))': {
    '&:focus-within:not(:has(:focus-visible))': { outline: 0 },
  },
})) as typeof Button;

const HiddenInput = styled('input')(visuallyHidden);
