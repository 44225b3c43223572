import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { events } from '../../../../.generated/office/events';
import { DatedRow, DatedRows } from '../../../components/office/DatedRow';
import { meetingFacts } from '../../../components/office/meetingFacts';
import { upcoming } from '../../../components/office/upcoming';
import { useNow } from '../../../components/office/useNow';
import { Section } from '../../../components/Section';
import { eventCalendarAddress } from '../../../content/officeAddresses';
import * as texts from '../../../texts/en/aboutEvents';

/** The next events, earliest first. Leaves out those that are over, and marks those that have started. */
export function EventsSection() {
  const now = useNow();
  const current = upcoming(events, now);
  if (current.length === 0) return null;
  return (
    <Section id="events" title={texts.title}>
      <DatedRows>
        {current.map((event) => (
          <DatedRow
            key={event.id}
            title={event.title}
            start={event.start}
            end={event.end}
            hasStarted={Date.parse(event.startsAt) <= now}
            facts={meetingFacts(event)}
            calendar={eventCalendarAddress(event.id)}
            action={
              event.link ? (
                <Button variant="outlined" href={event.link.href}>
                  {event.link.label}
                </Button>
              ) : null
            }
          >
            <Typography sx={{ mt: 0.5, maxWidth: 'var(--prose-width)' }}>{event.about}</Typography>
          </DatedRow>
        ))}
      </DatedRows>
    </Section>
  );
}
