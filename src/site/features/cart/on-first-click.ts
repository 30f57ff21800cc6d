/** Whoever clicks twice, as on a folder, wants one of it. Keyboards and voices count none. */
export const onFirstClick =
  (act: () => void) =>
  ({ detail }: { detail: number }): void => {
    if (detail < 2) act()
  }
