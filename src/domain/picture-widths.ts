const steps = [320, 640, 960, 1280, 1600, 2000]

/** The widths in which a picture is made, from the width of its original: the build makes exactly these and pages name exactly these. */
export const pictureWidths = (originalWidth: number): number[] => {
  const smaller = steps.filter((width) => width < originalWidth * 0.9)
  return [...smaller, Math.min(originalWidth, 2000)]
}

/** Address of one derivative of a picture. The id carries a hash of the original. */
export const pictureFile = (id: string, width: number): string => `/images/${id}-${width}.webp`
