const abbreviations: Record<string, readonly string[]> = {
  st: ['saint'],
  mt: ['mount'],
  pt: ['port', 'point'],
  nth: ['north'],
  sth: ['south'],
  // What people call their cities.
  akl: ['auckland'],
  bloem: ['bloemfontein'],
  brissie: ['brisbane'],
  brisvegas: ['brisbane'],
  chch: ['christchurch'],
  cpt: ['cape town'],
  dbn: ['durban'],
  durbs: ['durban'],
  freo: ['fremantle'],
  goldie: ['gold coast'],
  invers: ['invercargill'],
  jbay: ['jeffreys bay'],
  jhb: ['johannesburg'],
  joburg: ['johannesburg'],
  jozi: ['johannesburg'],
  maritzburg: ['pietermaritzburg'],
  melb: ['melbourne'],
  palmy: ['palmerston north'],
  pe: ['port elizabeth'],
  plett: ['plettenberg bay'],
  pmb: ['pietermaritzburg'],
  potch: ['potchefstroom'],
  pta: ['pretoria'],
  rocky: ['rockhampton'],
  syd: ['sydney'],
  wagga: ['wagga wagga'],
  welly: ['wellington'],
}

/** Everything a typed text may mean: as it stands, and with each short word written out. */
export const meanings = (folded: string): string[] => {
  let texts = ['']
  for (const word of folded.split(' ')) {
    const words = [word, ...(abbreviations[word] ?? [])]
    texts = texts.flatMap((text) => words.map((each) => (text === '' ? each : `${text} ${each}`)))
    if (texts.length > 12) texts.length = 12
  }
  return texts
}
