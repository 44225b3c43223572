import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import { useSearchDialog } from '../../search/useSearchDialog';
import * as texts from '../../texts/en/notFound';

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
        {hasFailed ? texts.searchFailed : texts.search}
      </Button>
      {dialog}
    </>
  );
}
