const steps = [320, 640, 960, 1280, 1920]

/** The widths in which a picture is made, from the width of its original: the build makes exactly these and pages name exactly these. Formats and quality: `src/build/pictures/make-pictures.ts`. */
export const pictureWidths = (originalWidth: number): number[] => {
  const smaller = steps.filter((width) => width < originalWidth * 0.9)
  return originalWidth > 1920 ? smaller : [...smaller, originalWidth]
}

/** One for the few browsers that know no AVIF. */
export const fallbackWidth = (originalWidth: number): number => Math.min(originalWidth, 960)
