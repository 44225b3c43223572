import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

interface FileButtonProps {
  /** The button's text and the input's accessible name. */
  label: string;
  /** Accepted file types, as in an input's `accept` attribute. */
  accept: string;
  onChoose: (file: File) => void;
}

/**
 * File picker that looks like a button, following MUI's example: a label around a visually hidden input.
 * Because the input is native, the picker also opens with the keyboard and before hydration.
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
          // Lets the reader choose the same file again.
          target.value = '';
        }}
      />
    </LabelButton>
  );
}

const LabelButton = styled(Button)(({ theme }) => ({
  // Shows the input's focus ring on the label. Browsers without `:has()` also show it after a click.
  '&:focus-within': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '@supports selector(:has(*))': {
    '&:focus-within:not(:has(:focus-visible))': { outline: 0 },
  },
})) as typeof Button;

const HiddenInput = styled('input')(visuallyHidden);
