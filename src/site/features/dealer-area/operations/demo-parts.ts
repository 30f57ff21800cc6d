/** All of a demo that the dealer's pages show. */
export const demoParts = `
  ask reference state answer isOurs who place product pool wishes free answerBy day time minutes contact { name phone email notes }
`
