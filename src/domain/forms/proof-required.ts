/** The code of the error that asks who sends a form for a proof of work. */
export const proofRequired = 'PROOF_OF_WORK_REQUIRED'
