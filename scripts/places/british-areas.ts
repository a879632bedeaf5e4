/** A post town, with a position if that of the town is too coarse. */
export type BritishArea = readonly [code: string, town: string, latitude?: number, longitude?: number];

const towns = `AB Aberdeen, AL St Albans, B Birmingham, BA Bath, BB Blackburn, BD Bradford, BH Bournemouth, BL Bolton, BN Brighton, BR Bromley,
  BS Bristol, BT Belfast, CA Carlisle, CB Cambridge, CF Cardiff, CH Chester, CM Chelmsford, CO Colchester, CR Croydon, CT Canterbury,
  CV Coventry, CW Crewe, DA Dartford, DD Dundee, DE Derby, DG Dumfries, DH Durham, DL Darlington, DN Doncaster, DT Dorchester, DY Dudley,
  EH Edinburgh, EX Exeter, FK Falkirk, FY Blackpool, G Glasgow, GL Gloucester, GU Guildford, HA Harrow, HD Huddersfield,
  HG Harrogate, HP Hemel Hempstead, HR Hereford, HS Stornoway, HU Kingston upon Hull, HX Halifax, IG Ilford, IP Ipswich, IV Inverness, KA Kilmarnock,
  KT Kingston upon Thames, KW Kirkwall, KY Kirkcaldy, L Liverpool, LA Lancaster, LD Llandrindod Wells, LE Leicester, LL Llandudno,
  LN Lincoln, LS Leeds, LU Luton, M Manchester, ME Chatham, MK Milton Keynes, ML Motherwell, NE Newcastle upon Tyne, NG Nottingham,
  NN Northampton, NP Newport, NR Norwich, OL Oldham, OX Oxford, PA Paisley, PE Peterborough, PH Perth, PL Plymouth, PO Portsmouth,
  PR Preston, RG Reading, RH Redhill, RM Romford, S Sheffield, SA Swansea, SG Stevenage, SK Stockport, SL Slough, SM Sutton, SN Swindon,
  SO Southampton, SP Salisbury, SR Sunderland, SS Southend-on-Sea, ST Stoke-on-Trent, SY Shrewsbury, TA Taunton, TD Galashiels, TF Telford,
  TN Tonbridge, TQ Torquay, TR Truro, TS Middlesbrough, TW Twickenham, UB Southall, WA Warrington, WD Watford, WF Wakefield, WN Wigan,
  WR Worcester, WS Walsall, WV Wolverhampton, YO York, ZE Lerwick`;

/** Districts of London, and of towns far from the center of their area. */
const districts: readonly BritishArea[] = [
  ['E', 'London', 51.54, -0.02],
  ['EN', 'Enfield', 51.65, -0.08],
  ['E1', 'London', 51.52, -0.06],
  ['E2', 'London', 51.53, -0.06],
  ['EC', 'London', 51.52, -0.1],
  ['N', 'London', 51.58, -0.1],
  ['N1', 'London', 51.54, -0.1],
  ['NW', 'London', 51.55, -0.19],
  ['NW1', 'London', 51.53, -0.14],
  ['SE', 'London', 51.46, -0.04],
  ['SE1', 'London', 51.5, -0.09],
  ['SW', 'London', 51.46, -0.17],
  ['SW1', 'London', 51.5, -0.14],
  ['W', 'London', 51.51, -0.22],
  ['W1', 'London', 51.52, -0.15],
  ['WC', 'London', 51.52, -0.12],
  ['CA12', 'Keswick', 54.6, -3.13],
  ['LA22', 'Ambleside', 54.43, -2.96],
];

/** Postcode areas and some districts. */
export const britishAreas: readonly BritishArea[] = [
  ...towns.split(/,\s+/).map((entry): BritishArea => {
    const [code = '', ...town] = entry.split(' ');
    return [code, town.join(' ')];
  }),
  ...districts,
];
