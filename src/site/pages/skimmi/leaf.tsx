/** A gum leaf, drawn once and turned as it falls. */
export const Leaf = () => (
  <svg viewBox="0 0 96 32" aria-hidden="true">
    <path d="M2 18C18 2 44-2 64 8c10 5 18 8 30 8-14 5-24 6-36 12C40 36 16 32 2 18z" />
    <path d="M6 18c24-4 50-4 82-2" fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="1.5" />
  </svg>
)
