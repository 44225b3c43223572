import CloseIcon from '@mui/icons-material/Close';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { announcements } from '../../../.generated/office/announcements';
import * as texts from '../../texts/en/announcements';
import { ANNOUNCEMENT_ATTRIBUTE, closeAnnouncement } from './closedAnnouncements';

/**
 * News above the header. An inline script shows one of the announcements (see `ANNOUNCEMENT_SCRIPT`); without
 * JavaScript, all of them are shown.
 */
export function Announcements() {
  function close(id: string) {
    closeAnnouncement(
      id,
      announcements.map((one) => one.id),
    );
    // The button that had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  return announcements.map(({ id, text, link }) => (
    <Bar key={id} id={id} role="region" aria-label={texts.announcement} className="screen-only">
      <Row>
        <Typography variant="body2">
          {text}
          {link ? (
            <>
              {' '}
              <Link href={link.href}>{link.label}</Link>
            </>
          ) : null}
        </Typography>
        <IconButton
          className="js-only"
          aria-label={texts.close}
          edge="end"
          onClick={() => close(id)}
        >
          <CloseIcon />
        </IconButton>
      </Row>
    </Bar>
  ));
}

const Bar = styled('div', { shouldForwardProp: (name) => name !== 'id' })<{ id: string }>(
  ({ theme, id }) => ({
    display: 'none',
    backgroundColor: theme.vars.palette.site.sunken,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    [`html:not(.js) &, html[${ANNOUNCEMENT_ATTRIBUTE}="${id}"] &`]: { display: 'block' },
  }),
);

const Row = styled(Container)({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  minHeight: 48,
  paddingBlock: 4,
});
