/** Where the desk is. One page answers for all that lies beneath. */
export const deskPath = '/staff/'

export const deskFile = 'staff/index.html'
