import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Offer } from '../../content/office';
import { formatDate } from '../../texts/en/format';
import { formatPrice } from '../../texts/intlFormat';
import * as texts from '../../texts/en/prices';
import { CheckList } from '../CheckList';
import { Section } from '../Section';
import { isOver } from './isOver';
import { taughtUnitLink } from './taughtUnitLink';
import { taxText } from './taxText';
import { useNow } from './useNow';

interface PricesProps {
  offers: readonly Offer[];
  /** True on a page with offers for more than one course or program, which each card then names. */
  namesUnits?: boolean;
}

/** What courses and programs cost, without offers that are over. */
export function Prices({ offers, namesUnits = false }: PricesProps) {
  const now = useNow();
  const current = offers.filter((offer) => !isOver(offer, now));
  if (current.length === 0) return null;
  return (
    <Section id="prices" title={texts.title}>
      <Cards>
        {current.map((offer) => (
          <OfferCard key={offer.id} offer={offer} namesUnit={namesUnits} />
        ))}
      </Cards>
    </Section>
  );
}

interface OfferCardProps {
  offer: Offer;
  namesUnit: boolean;
}

function OfferCard({ offer, namesUnit }: OfferCardProps) {
  const { name, price, currency, per, included, financing, validUntil } = offer;
  const unit = taughtUnitLink(offer);
  const formatted = formatPrice(price, currency);
  const titleId = `offer-${offer.id}`;
  return (
    <Card component="li" aria-labelledby={titleId}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <div>
          <Typography variant="h3" id={titleId}>
            {name}
          </Typography>
          {namesUnit ? (
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              <Link href={unit.address}>{unit.title}</Link>
            </Typography>
          ) : null}
        </div>
        <div>
          <Typography component="p" variant="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {per === 'month'
              ? texts.monthly(formatted, (label) => <Period>{label}</Period>)
              : formatted}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {taxText(offer)}
          </Typography>
        </div>
        <CheckList sx={{ typography: 'body2' }}>
          {included.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </CheckList>
        {financing === undefined ? null : <Typography variant="body2">{financing}</Typography>}
        {validUntil === undefined ? null : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.until(<time dateTime={validUntil}>{formatDate(validUntil)}</time>)}
          </Typography>
        )}
      </CardContent>
    </Card>
  );
}

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: theme.spacing(2.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Period = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  color: theme.vars.palette.text.secondary,
}));
