interface LogoFile {
  readonly href: string
  readonly label: string
}

interface Logo {
  readonly name: string
  readonly isOnDark?: boolean
  /** The first is shown. */
  readonly files: readonly [LogoFile, ...LogoFile[]]
}

/** What the build draws of the brand (`src/build/feeds/`). Its test holds the sizes. */
export const logos: readonly Logo[] = [
  {
    name: 'On light',
    files: [
      { href: '/icons/logo.svg', label: 'SVG, 4\u00a0kB, sharp at any size' },
      { href: '/icons/logo-2400.png', label: 'PNG, 2400 × 431 pixels, 24\u00a0kB' },
    ],
  },
  {
    name: 'On dark',
    isOnDark: true,
    files: [
      { href: '/icons/logo-on-dark.svg', label: 'SVG, 4\u00a0kB, sharp at any size' },
      { href: '/icons/logo-on-dark-2400.png', label: 'PNG, 2400 × 431 pixels, 24\u00a0kB' },
    ],
  },
  {
    name: 'The mark alone',
    files: [
      { href: '/icons/favicon.svg', label: 'SVG, 1\u00a0kB, sharp at any size' },
      { href: '/icons/icon-512.png', label: 'PNG, 512 × 512 pixels, 17\u00a0kB' },
    ],
  },
]
