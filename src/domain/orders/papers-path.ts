/** Where invoices and credit notes are had. */
export const papersPath = '/.netlify/functions/order-papers'
