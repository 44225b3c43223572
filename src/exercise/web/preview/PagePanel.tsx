import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Scheme } from '../../../languages/page/protocol';
import { OutputPanel } from '../../results/OutputPanel';
import { PlainWords } from '../../results/PlainWords';
import { stepThrough } from '../../../texts/en/codeBox';
import * as texts from '../../../texts/en/exerciseWeb';
import { PreviewControls, type PreviewWidth } from './PreviewControls';
import { PreviewWindow } from './PreviewWindow';
import type { PagePreview } from './usePagePreview';

interface PagePanelProps {
  /** Title of the page or exercise, for accessible labels. */
  name: string;
  preview: Pick<PagePreview, 'host' | 'log'>;
  scheme: Scheme;
  /** True if the page supports light and dark mode, or if the exercise's solution does. */
  hasModes: boolean;
  onScheme: (scheme: Scheme) => void;
  /** Minimum height of the preview, in px. */
  height: number;
  /** True to hide the preview visually on phones. Its layout stays the same, because checks measure it. */
  isHidden?: boolean;
  /** Opens the panel that steps through the page's script; undefined if there is none. */
  onStep?: () => void;
}

/** Preview of the page, with its controls, its console, and notices about unsupported features. */
export function PagePanel({
  name,
  preview: { host, log },
  scheme,
  hasModes,
  onScheme,
  height,
  isHidden = false,
  onStep,
}: PagePanelProps) {
  const [width, setWidth] = useState<PreviewWidth>('full');
  return (
    <Box
      className="js-only screen-only"
      role="group"
      aria-label={texts.previewOf(name)}
      sx={[
        { display: 'flex', flexDirection: 'column', minWidth: 0, bgcolor: 'background.paper' },
        isHidden && {
          position: { xs: 'absolute', sm: 'static' },
          visibility: { xs: 'hidden', sm: 'visible' },
          insetInline: 0,
        },
      ]}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, p: 1 }}>
        <PreviewControls
          width={width}
          onWidth={setWidth}
          scheme={hasModes ? scheme : undefined}
          onScheme={onScheme}
        />
        {/* Not below the console, which would move it whenever the page prints something. */}
        {onStep ? (
          <Button size="small" onClick={onStep}>
            {stepThrough}
          </Button>
        ) : null}
      </Stack>
      <PreviewWindow host={host} width={width} height={Math.max(height, log.height)} />
      <Box role="status" sx={{ px: 2, color: 'text.primary' }}>
        {log.notices.map((notice) => (
          <Typography key={notice} variant="body2" sx={{ my: 1 }}>
            <PlainWords text={notice} />
          </Typography>
        ))}
      </Box>
      <OutputPanel label={texts.outputOf(name)} title={texts.consoleTitle} result={log} />
    </Box>
  );
}
