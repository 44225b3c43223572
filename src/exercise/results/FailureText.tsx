import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { TestFailure } from '../../sandbox/protocol';
import * as texts from '../../texts/en/exerciseResults';
import { PlainWords } from './PlainWords';
import { REASON } from './useReasonInView';

/** Matches a label that shows a call or a value that was tried: `sum([1])`, `age = 4`. */
const TRIED = /^(?:(?:await|new) )?[\w$.]+(?:\(| = )/;

interface FailureTextProps {
  failure: TestFailure;
  /** Highlights the failing element in the preview. */
  onShow?: (element: number[]) => void;
  /** Steps through the test, or through what a page does in it. */
  onStep?: () => void;
}

/**
 * Reason for a failed test: plain-English explanation, message, and the tested, expected, and received
 * values.
 */
export function FailureText({ failure, onShow, onStep }: FailureTextProps) {
  const { message, plain, label, expected, received, line, element } = failure;
  const facts = [
    [!element && TRIED.test(label ?? '') ? texts.tried : texts.checked, label],
    [texts.expected, expected],
    [texts.received, received],
  ] as const;
  const hasBothValues = expected !== undefined && received !== undefined;
  return (
    <Failure {...REASON}>
      {plain ? (
        <p className="plain">
          <PlainWords text={plain} />
        </p>
      ) : null}
      {/* This message is redundant if both values are listed below. */}
      {hasBothValues && message === texts.valuesAreDifferent ? null : (
        <p className={plain ? 'quiet' : undefined}>
          <PlainWords text={message} />
          {line === undefined ? null : texts.atLine(line)}
        </p>
      )}
      <dl>
        {facts.map(([term, text]) =>
          text === undefined ? null : (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <samp>{text}</samp>
              </dd>
            </div>
          ),
        )}
      </dl>
      {element && onShow ? (
        <Button size="small" className="screen-only" onClick={() => onShow(element)}>
          {texts.showInPreview}
        </Button>
      ) : null}
      {onStep ? (
        <Button size="small" className="js-only screen-only" onClick={onStep}>
          {onShow ? texts.stepThroughCheck : texts.stepThroughTest}
        </Button>
      ) : null}
    </Failure>
  );
}

const Failure = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 8,
  '& > .plain': { marginBottom: 6 },
  '& > .quiet': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& > dl > div': { display: 'grid', gridTemplateColumns: '5.5em minmax(0, 1fr)', gap: 12 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& samp': { fontSize: '0.875rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));
