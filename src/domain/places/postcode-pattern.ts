/** Four digits in all countries of ours. Which of them are postcodes, the editions say. */
export const postcodePattern = /^\d{4}$/

/** One, or all from one to another. */
export const postcodeRangePattern = /^\d{4}(-\d{4})?$/
