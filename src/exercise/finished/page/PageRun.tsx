import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PreviewFiles, Scheme } from '../../../languages/page/protocol';
import { PlainWords } from '../../results/PlainWords';
import { PreviewWindow } from '../../web/preview/PreviewWindow';
import { usePagePreview } from '../../web/preview/usePagePreview';

export interface PageRunProps {
  /** Name of the page. */
  name: string;
  files: PreviewFiles;
  scheme: Scheme;
}

/**
 * Runs a page in the sandbox, with notices about unsupported features below it. Expects a flex column as its
 * parent.
 */
export function PageRun({ name, files, scheme }: PageRunProps) {
  const { host, log } = usePagePreview(files, scheme, name);
  return (
    <>
      <PreviewWindow host={host} width="full" height={0} />
      <Box role="status" sx={{ px: 'var(--gutter)' }}>
        {log.notices.map((notice) => (
          <Typography key={notice} variant="body2" sx={{ my: 1 }}>
            <PlainWords text={notice} />
          </Typography>
        ))}
      </Box>
    </>
  );
}
