/** In pixels: no picture is made wider or taller. */
export const maxImageSide = 4000
