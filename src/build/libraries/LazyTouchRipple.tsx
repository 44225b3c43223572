import type { TouchRippleActions, TouchRippleProps } from '@mui/material/ButtonBase/TouchRipple';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentType,
  type Ref,
  type RefAttributes,
} from 'react';

type Ripple = ComponentType<TouchRippleProps & RefAttributes<TouchRippleActions>>;

interface LazyTouchRippleProps extends TouchRippleProps {
  ref?: Ref<TouchRippleActions>;
}

/**
 * MUI's ripple, fetched when a button that asks for one is first pressed; the build puts it in for the ripple that
 * every button brings along. What is asked of it before it has come, it does then.
 */
export default function LazyTouchRipple({ ref, ...props }: LazyTouchRippleProps) {
  const [MuiRipple, setRipple] = useState<Ripple | null>(null);
  const ripple = useRef<TouchRippleActions>(null);
  const waiting = useRef<((actions: TouchRippleActions) => void)[]>([]);

  useEffect(() => {
    import(/* webpackChunkName: "ripple" */ '@mui/material/ButtonBase/TouchRipple').then(
      (module) => setRipple(() => module.default as unknown as Ripple),
      // A button works without.
      () => undefined,
    );
  }, []);

  useEffect(() => {
    if (!ripple.current) return;
    for (const act of waiting.current.splice(0)) act(ripple.current);
  }, [MuiRipple]);

  useImperativeHandle(ref, () => {
    function whenThere(act: (actions: TouchRippleActions) => void) {
      if (ripple.current) act(ripple.current);
      else waiting.current.push(act);
    }
    return {
      start: (...how) => whenThere((actions) => actions.start(...how)),
      stop: (...how) => whenThere((actions) => actions.stop(...how)),
      pulsate: (...how) => whenThere((actions) => actions.pulsate(...how)),
    };
  }, []);

  return MuiRipple ? <MuiRipple {...props} ref={ripple} /> : null;
}
