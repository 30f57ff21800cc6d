/** The mark of the brand: two waves. */
export const WaveMark = () => (
  <svg
    width="30"
    height="20"
    viewBox="0 0 30 20"
    fill="none"
    strokeWidth="3.2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M2 6.5c4.3-5.4 8.7-5.4 13 0s8.7 5.4 13 0" stroke="var(--wave, var(--cyan))" />
    <path d="M2 14.5c4.3-5.4 8.7-5.4 13 0s8.7 5.4 13 0" stroke="currentColor" />
  </svg>
)
