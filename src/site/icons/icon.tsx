import sprite from './icons.svg?no-inline'

/** One of the drawn set. It decorates: what it stands for is said in words beside it. */
export const Icon = ({ name }: { name: string }) => (
  <svg width="24" height="24" aria-hidden="true" focusable="false">
    <use href={`${sprite}#${name}`} />
  </svg>
)
