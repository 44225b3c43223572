import Button from '@mui/material/Button';

/** The first stop of the Tab key: past the header to the page (WCAG 2.2, 2.4.1). */
export function SkipLink() {
  return (
    <Button
      href="#main"
      variant="contained"
      className="screen-only"
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'modal',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      Skip to content
    </Button>
  );
}
