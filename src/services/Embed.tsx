import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { services } from '../../.generated/office/services';
import * as texts from '../texts/en/embed';
import { consentStore, isAllowed } from './consentStore';
import { useDecisions } from './useDecisions';

interface EmbedProps {
  /** Id of a service of the kind `embed`. */
  service: string;
  /** Address of the frame, on the service's host. */
  src: string;
  /** What the frame shows, for people who don't see it. */
  title: string;
  /** Width divided by height, such as 16 / 9 for most videos. */
  ratio?: number;
}

/**
 * Content of another site, such as a video, in a frame that loads only after the visitor has agreed.
 *
 * @throws Error if there's no such service, or the address is on another host
 */
export function Embed({ service: id, src, title, ratio = 16 / 9 }: EmbedProps) {
  const service = services.find((one) => one.id === id);
  if (service?.kind !== 'embed' || new URL(src).origin !== service.origin) {
    throw new Error(
      `No service "${id}" of the kind embed in src/school/office has the host of ${src}.`,
    );
  }
  const decisions = useDecisions();
  const [isLoaded, setLoaded] = useState(false);
  if (isLoaded || isAllowed(service, decisions)) {
    return (
      <Frame src={src} title={title} loading="lazy" allowFullScreen sx={{ aspectRatio: ratio }} />
    );
  }
  return (
    <Placeholder role="group" aria-label={title} sx={{ aspectRatio: { sm: ratio } }}>
      <Typography variant="subtitle1" component="p">
        {title}
      </Typography>
      <Typography variant="body2">{texts.source(service.name, service.about)}</Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }} className="js-only">
        <Button variant="outlined" onClick={() => setLoaded(true)}>
          {texts.load}
        </Button>
        <Button onClick={() => consentStore.decide({ [id]: true })}>
          {texts.alwaysLoad(service.name)}
        </Button>
      </Stack>
      <Link variant="body2" href={src}>
        {texts.openAt(new URL(src).host)}
      </Link>
    </Placeholder>
  );
}

const Frame = styled('iframe')(({ theme }) => ({
  display: 'block',
  width: '100%',
  border: 0,
  borderRadius: theme.shape.borderRadius,
}));

const Placeholder = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  alignItems: 'flex-start',
  justifyContent: 'center',
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.site.sunken,
}));
