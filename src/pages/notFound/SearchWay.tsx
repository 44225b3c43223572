import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import { useSearchDialog } from '../../search/useSearchDialog';

/** Button that opens the search dialog. */
export function SearchWay() {
  const [dialog, openDialog, hasFailed] = useSearchDialog();

  return (
    <>
      <Button
        className="js-only"
        variant="outlined"
        size="large"
        startIcon={<SearchIcon />}
        aria-haspopup="dialog"
        onClick={openDialog}
      >
        {hasFailed ? "Search didn't load. Try again" : 'Search the site'}
      </Button>
      {dialog}
    </>
  );
}
