import { styled } from '@mui/material/styles';

interface CardKeysProps {
  /** True once the answer is shown. */
  isShown: boolean;
}

/** Keyboard hints. Hidden on touch devices. */
export function CardKeys({ isShown }: CardKeysProps) {
  return (
    <Keys>
      {isShown ? (
        <>
          <kbd>1</kbd> to <kbd>4</kbd> rate
        </>
      ) : (
        <>
          <kbd>Space</kbd> or <kbd>Enter</kbd> shows the answer
        </>
      )}
    </Keys>
  );
}

const Keys = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 20,
  color: theme.vars.palette.text.secondary,
  '& kbd': {
    padding: '1px 6px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 4,
    fontSize: 'inherit',
  },
  '@media (pointer: coarse)': { display: 'none' },
}));
