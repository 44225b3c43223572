import type { ReactNode } from 'react';

/** Icons drawn here rather than taken from a library: eight paths, against a component and its styles for each. */

interface IconProps {
  children: ReactNode;
}

function Icon({ children }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function RunIcon() {
  return (
    <Icon>
      <path d="M6.5 4.2v11.6l9-5.8z" fill="currentColor" />
    </Icon>
  );
}

export function PassIcon() {
  return (
    <Icon>
      <path d="m4 10.5 4 4 8-9" />
    </Icon>
  );
}

export function FailIcon() {
  return (
    <Icon>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}

export function PendingIcon() {
  return (
    <Icon>
      <path d="M5 10h10" />
    </Icon>
  );
}
