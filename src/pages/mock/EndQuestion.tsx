import Box from '@mui/material/Box';
import { ConfirmBar } from '../../components/ConfirmBar';
import * as texts from '../../texts/en/mockInterview';

interface EndQuestionProps {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before an interview with open tasks ends. */
export function EndQuestion({ onConfirm, onCancel }: EndQuestionProps) {
  return (
    <Box sx={{ mt: 1.5 }}>
      <ConfirmBar
        question={texts.endQuestion}
        note={texts.endNote}
        confirm={texts.endConfirm}
        cancel={texts.endCancel}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </Box>
  );
}
