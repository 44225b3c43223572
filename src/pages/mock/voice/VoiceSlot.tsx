import Typography from '@mui/material/Typography';
import { useOptionalModule } from '../../../prerendered/useOptionalModule';
import * as texts from '../../../texts/en/mockVoice';
import { voiceControl } from './voiceChunks';
import type { VoiceControlProps } from './VoiceControl';

/** Loads the recorder. If it can't be loaded, says that nothing is recorded. */
export function VoiceSlot(props: VoiceControlProps) {
  const { module, hasFailed } = useOptionalModule(voiceControl);
  if (module) return <module.VoiceControl {...props} />;
  return (
    <Typography variant="body2" role="status" sx={hasFailed ? { flexBasis: '100%' } : undefined}>
      {hasFailed ? texts.notLoaded : ''}
    </Typography>
  );
}
