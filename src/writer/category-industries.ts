import type { IndustryId } from './industries.ts';

/** Reviewed by hand, because the words of a category's name mislead. */
const names: Readonly<Record<IndustryId, string>> = {
  'auto-repair': `
ATV repair shop
Auto air conditioning service
Auto body shop
Auto bodywork mechanic
Auto dent removal service
Auto electrical service
Auto glass repair service
Auto glass shop
Auto machine shop
Auto painting
Auto radiator repair service
Auto repair shop
Auto restoration service
Auto spring shop
Auto sunroof shop
Auto tune up service
Auto upholsterer
Auto window tinting service
Auto wrecker
Bike wash
Boat repair shop
Brake shop
Car detailing service
Car inspection station
Car repair and maintenance service
Car security system installer
Car service
Car stereo store
Car wash
Diesel engine repair service
Engine rebuilding service
LPG conversion
Mechanic
Motor scooter repair shop
Motorcycle repair shop
Muffler shop
Oil change service
Radiator repair service
Radiator shop
RV detailing service
RV inspection service
RV repair shop
Scooter repair shop
Self service car wash
Smog inspection station
Tire repair shop
Tire service
Tire shop
Towing service
Tractor repair shop
Trailer repair shop
Transmission shop
Truck repair shop
Truck wash
Tuning automobile
Used auto parts store
Used tire shop
Vehicle inspection
Vehicle inspection service
Vehicle repair shop
Vehicle wrapping service
Wheel alignment service
Wheel store
Window tinting service
`,
  cafe: `
Acai shop
Animal cafe
Art cafe
Bagel shop
Bakery
Bakery and cake shop
Bubble tea store
Cafe
Cafeteria
Cake shop
Cat cafe
Children's cafe
Chinese bakery
Chinese pastry
Chinese tea house
Chocolate artisan
Chocolate cafe
Coffee roasters
Coffee shop
Coffee stand
Comic cafe
Confectionery
Cookie shop
Cosplay cafe
Creperie
Cupcake shop
Custom confiserie
Dessert restaurant
Dessert shop
Dog cafe
Donut shop
Espresso bar
Frozen yogurt shop
Fruit parlor
Grand cafe
Ice cream and drink shop
Ice cream shop
Internet cafe
Juice shop
Pastry shop
Patisserie
Pie shop
Pretzel store
Rice cake shop
Salad shop
Sandwich shop
School cafeteria
Sweets and dessert buffet
Tea house
Traditional teahouse
Vegetarian cafe and deli
Wedding bakery
`,
  'car-sales': `
Acura dealer
Alfa Romeo dealer
Aston Martin dealer
ATV dealer
ATV rental service
Audi dealer
Auto auction
Auto broker
Auto market
Bentley dealer
BMW dealer
BMW motorcycle dealer
Boat dealer
Boat rental service
Boat trailer dealer
Bugatti dealer
Buick dealer
Cadillac dealer
Car dealer
Car finance and loan company
Car leasing service
Car rental agency
Car sharing location
Caravan dealer
Chevrolet dealer
Chrysler dealer
Citroen dealer
Cupra dealer
Dacia dealer
Daihatsu dealer
Dealer of Fiat Professional
Dodge dealer
DS Automobiles dealer
Ducati dealer
Dump truck dealer
Electric motor scooter dealer
Electric motor vehicle dealer
Electric motorcycle dealer
Ferrari dealer
Fiat dealer
Ford dealer
Forklift dealer
Genesis dealer
GMC dealer
Golf cart dealer
Harley-Davidson dealer
Honda dealer
Hyundai dealer
Indian Motorcycle dealer
INFINITI dealer
Isuzu dealer
Jaguar dealer
Jeep dealer
Karma dealer
Kawasaki motorcycle dealer
Kia dealer
KTM dealer
Lamborghini dealer
Lancia dealer
Land Rover dealer
Lexus dealer
Lincoln dealer
Lincoln Mercury dealer
Lotus dealer
Maserati dealer
Maybach dealer
Mazda dealer
McLaren dealer
Mercedes-Benz dealer
MG dealer
MINI dealer
Mitsubishi dealer
Moped dealer
Motor scooter dealer
Motor vehicle dealer
Motorcycle dealer
Motorcycle rental agency
Nissan dealer
Oldsmobile dealer
Opel dealer
Personal watercraft dealer
Peugeot dealer
Pontiac dealer
Porsche dealer
Powersports vehicle dealer
Race car dealer
Ram dealer
Recreational vehicle rental agency
Renault dealer
Rolls-Royce dealer
RV dealer
Saab dealer
Saturn dealer
Scooter rental service
SEAT dealer
Skoda dealer
Smart car dealer
Smart dealer
Snowmobile dealer
Subaru dealer
Suzuki dealer
Suzuki motorcycle dealer
Tata Motors dealer
Tesla showroom
Toyota dealer
Tractor dealer
Trailer dealer
Trailer rental service
Triumph motorcycle dealer
Truck dealer
Truck rental agency
Used car dealer
Used motorcycle dealer
Used truck dealer
Utility trailer dealer
Van rental agency
Volkswagen dealer
Volvo dealer
Yamaha motorcycle dealer
`,
  'child-care': `
After school program
Anganwadi center
Assistante maternelle
Child care agency
Childminder
Children hall
Children's camp
Children's club
Creche
Day care center
Family day care service
Head start center
Indoor playground
Kindergarten
Nanny
Nursery school
Part time daycare
Play school
Playgroup
Preschool
Summer camp
Summer camp organizer
Waldorf kindergarten
`,
  dental: `
Cosmetic dentist
Dental clinic
Dental hygienist
Dental implants periodontist
Dental implants provider
Dental radiology
Dentist
Denture care center
Emergency dental service
Endodontist
Oral and maxillofacial surgeon
Oral surgeon
Orthodontist
Pediatric dentist
Periodontist
Prosthodontist
Teeth whitening service
`,
  education: `
Academic department
Accounting school
Acupuncture school
Adult education school
Aerobics instructor
Agricultural high school
Aikido school
Architecture school
Art school
Artistic painting school
Aviation training institute
Baby swimming school
Ballet school
Ballroom dance instructor
Banking entrance coaching centre
Barber school
Bartending school
Basketball instructor
Beauty school
Berufsfachschule (vocational school with apprenticeship)
Bilingual school
Blind school
Boarding school
Boating instructor
Boys' high school
Bunka school
Business school
Calligraphy lesson
Capoeira school
Catholic school
CBSE school
Charter school
Chess instructor
Chinese language instructor
Chinese language school
Christian college
Civil examinations academy
Class
Co-ed school
Coaching center
Coaching service
College
College of agriculture
Combined primary and secondary school
Community college
Community school
Comprehensive secondary school
Computer training school
Conservatory of music
Cooking class
Cooking school
Cours de capoeira
Cours de surf
Cramming school
Culinary school
Dance conservatory
Dance school
Deaf school
Dental school
Distance learning center
Drama school
Drawing lessons
Drivers license training school
Driving school
Driving test center
Drum school
Education center
Educational consultant
Educational institution
Elementary school
Emergency training
Emergency training school
Engineering school
English language camp
English language instructor
English language school
Evening school
Fashion design school
Fencing school
Fire fighters academy
Firearms academy
Flamenco school
Flight school
Folk high school
Foreign languages program school
French language school
Gambling instructor
General education school
German language school
Girls' high school
Golf instructor
Government college
Government school
Graduate school
Grammar school
Guitar instructor
Handicraft school
Hardware training institute
High school
Higher secondary school
Horse riding school
Hospitality and tourism school
Hospitality high school
Ice skating instructor
ICSE school
Institute of technology
Insurance school
International school
Japanese language instructor
Judo school
Jujitsu school
Junior college
Junior high school
Karate school
Kickboxing school
Knitting instructor
Kung fu school
Language school
Law school
Learning center
Lyceum
Management school
Martial arts school
Massage school
Mathematics school
Medical school
Meditation instructor
Mehandi class
Middle school
Military school
Modeling school
Montessori school
Motorcycle driving school
Motorcycle training center
Mountaineering class
Music college
Music conservatory
Music instructor
Music school
Nursing school
Open university
Painting lessons
Painting studio
Parochial school
Photography class
Photography school
Piano instructor
Police academy
Polytechnic
Polytechnic institute
Pottery classes
Pre gymnasium school
Preparatory school
Primary school
Private college
Private educational institution
Private school
Private tutor
Private university
Public educational institution
Public school
Public university
Real estate school
Religious school
Rock climbing instructor
Sailing school
Samba school
Sambo school
School
School for the deaf
Science academy
Scuba instructor
Secondary school
Secondary school three
Self defense school
Senior high school
Shogi lesson
Single sex secondary school
Sixth form college
Skating instructor
Ski school
Software training institute
Spanish language school
Special education school
Special educator
Sports school
Stitching class
Study abroad agency
Study at home school
Studying center
Supplementary educational institute
Surf school
Swimming instructor
Swimming school
Taekwondo school
Tai chi school
Teachers college
Technical school
Technical university
Telecommunication school
Tennis instructor
Trade school
Training center
Training centre
Training consultant
Training provider
Training school
Truck driving school
Trucking school
Tutoring service
University
Vocal instructor
Vocational college
Vocational gymnasium school
Vocational school
Vocational school one
Vocational secondary school
Volleyball instructor
Waldorf school
Water skiing instructor
Wing chun school
Women's college
Wood working class
Wrestling school
Yeshiva
Yoga instructor
`,
  fitness: `
Adventure sports
Adventure sports center
Aerial sports center
Aero dance class
Aikido club
Aquatic center
Archery club
Archery range
Athletic club
Athletic field
Athletic park
Athletic track
Badminton club
Badminton complex
Badminton court
Basketball club
Basketball court
Batting cage center
Bikram yoga studio
Body shaping class
Boot camp
Bouldering gym
Bowling alley
Bowling club
Boxing club
Boxing gym
Boxing ring
Country club
Dance club
Dance hall
Disabled sports center
Disc golf course
Fitness center
Golf club
Golf course
Golf driving range
Gym
Gymnasium CZ
Gymnastics center
Gymnastics club
Health club
Hip hop dance class
Ice skating club
Ice skating rink
Indoor cycling
Indoor golf course
Indoor swimming pool
Judo club
Karate club
Leisure centre
Martial arts club
Meditation center
Miniature golf course
Muay Thai boxing gym
Outdoor swimming pool
Padel club
Padel court
Personal trainer
Physical fitness program
Pickleball court
Pilates studio
Private golf course
Public golf course
Public swimming pool
Racquetball club
Recreation center
Rock climbing
Rock climbing gym
Roller skating club
Roller skating rink
Rowing club
Salsa classes
Skateboard park
Skittle alley
Soccer club
Spa and health club
Sports club
Sports complex
Squash club
Squash court
Swim club
Swimming facility
Swimming pool
Synchronized swimming
Table tennis club
Table tennis facility
Tennis club
Tennis court
Volleyball club
Volleyball court
Weightlifting area
Women's personal trainer
YMCA
Yoga studio
`,
  healthcare: `
Abortion clinic
Allergist
Alternative medicine clinic
Alternative medicine practitioner
Ambulance service
Anesthesiologist
Applied behavior analysis therapist
Audiologist
Ayurvedic clinic
Bariatric surgeon
Biofeedback therapist
Birth center
Birth control center
Blood bank
Blood donation center
Blood testing service
Bonesetting house
Cancer treatment center
Cardiologist
Cardiovascular and thoracic surgeon
Child health care centre
Childbirth class
Children's health service
Children's hospital
Children's policlinic
Chinese medical hospital
Chinese medicine clinic
City hospital
Community health center
Community health centre
Cosmetic surgeon
Dermatologist
Diabetes center
Diabetologist
Diagnostic center
Dialysis center
Dietitian
Doctor
Doula
Drug testing service
Eating disorder treatment center
Emergency care physician
Emergency care service
Emergency room
Endocrinologist
Endoscopist
ENT specialist
Family doctor
Family planning center
Family planning counselor
Family practice physician
Fertility clinic
Fertility physician
First aid station
Foot care
Free clinic
Gastroenterologist
Gastrointestinal surgeon
General hospital
General practitioner
Geriatrician
Gerontologist
Government hospital
Gynecologist
Hair replacement service
Hair transplantation clinic
Hand surgeon
Head and neck surgeon
Health consultant
Heart hospital
Hematologist
Hepatologist
Herbalist
HIV testing center
Holistic medicine practitioner
Homeopath
Hospital
Hospital department
Hyperbaric medicine physician
Immunologist
Infectious disease physician
Intensivist
Internal medicine ward
Internist
IV therapy service
Laboratory
Lactation service
LASIK surgeon
Local medical services
Male hospital
Mammography service
Maternity hospital
Medical center
Medical clinic
Medical diagnostic imaging center
Medical group
Medical laboratory
Medical office
Medical spa
Men's health physician
Midwife
Military hospital
MRI center
Naturopathic practitioner
Neonatal physician
Nephrologist
Neurologist
Neurophysiologist
Neurosurgeon
Nurse practitioner
Nutritionist
Obstetrician-gynecologist
Occupational health service
Occupational medical physician
Oncologist
Ophthalmologist
Ophthalmology clinic
Oriental medicine clinic
Orthopedic clinic
Orthopedic surgeon
Orthoptist
Otolaryngologist
Otolaryngology clinic
Otolaryngology hospital
Pain control clinic
Pain management physician
Paternity testing service
Pathologist
Pediatric cardiologist
Pediatric clinic
Pediatric dermatologist
Pediatric endocrinologist
Pediatric gastroenterologist
Pediatric hematologist
Pediatric nephrologist
Pediatric neurologist
Pediatric oncologist
Pediatric ophthalmologist
Pediatric orthopedic surgeon
Pediatric pulmonologist
Pediatric rheumatologist
Pediatric surgeon
Pediatric urologist
Pediatrician
Pedorthist
Perinatal center
Physiatrist
Physical examination center
Physician assistant
Plastic surgeon
Plastic surgery clinic
Podiatrist
Polyclinic
Pregnancy care center
Private hospital
Proctologist
Prosthetics
Psychoneurological specialized clinic
Public medical center
Pulmonologist
Radiologist
Radiotherapist
Reproductive health clinic
Rheumatologist
Self-service health station
Sleep clinic
Specialist hospital
Specialized clinic
Specialized hospital
Sperm bank
Sports injury clinic
Sports medicine clinic
Sports medicine physician
STD clinic
STD testing service
Surgeon
Surgical center
Surgical oncologist
Tattoo removal service
TB clinic
Transplant surgeon
Travel clinic
University hospital
Urgent care center
Urologist
Urology clinic
Vascular surgeon
Venereologist
Veterans hospital
Walk-in clinic
Weight loss service
Wellness center
Wellness program
Women's health clinic
X-ray lab
`,
  'home-care': `
Adult day care center
Adult foster care service
Aged care
Assisted living facility
Care services
Disability services & support organisation
Disability services and support organization
Group home
Handicapped transportation service
Home health care service
Home help
Home help service agency
Hospice
Nursing agency
Nursing home
Registered general nurse
Retirement community
Retirement home
Senior citizen center
Sheltered housing
Youth care
Youth care service
`,
  'home-services': `
Air compressor repair service
Air conditioning contractor
Air conditioning repair service
Air duct cleaning service
Aluminum welder
Animal control service
Antenna service
Antique furniture restoration service
Appliance repair service
Arborist and tree surgeon
Arborist service
Architect
Asbestos testing service
Asphalt contractor
Audio visual equipment repair service
Basketball court contractor
Bathroom remodeler
Bathroom renovator
Bee relocation service
Bird control service
Boat cleaning service
Bricklayer
Building firm
Building inspector
Building restoration service
Cabinet maker
Carpenter
Carpet cleaning service
Carpet installer
Carport and pergola builder
Chimney services
Chimney sweep
Cleaning service
Closed circuit television
Commercial cleaning service
Commercial real estate inspector
Concrete contractor
Conservatory construction contractor
Construction company
Contractor
Countertop contractor
Curtain and upholstery cleaning service
Custom home builder
Debris removal service
Deck builder
Demolition contractor
Dock builder
Double glazing installer
Drainage service
Dry wall contractor
Dryer vent cleaning service
Dumpster rental service
Electric vehicle charging station contractor
Electrical installation service
Electrician
Elevator service
Emergency locksmith service
Excavating contractor
Fence contractor
Fire damage restoration service
Fire protection service
Floor refinishing service
Floor sanding and polishing service
Flooring contractor
Fountain contractor
Furnace repair service
Furniture repair shop
Garage builder
Garbage collection service
Gardener
Gas installation service
Gasfitter
Gazebo builder
General contractor
Glass repair service
Glazier
Graffiti removal service
Gutter cleaning service
Gutter service
Handyman/Handywoman/Handyperson
Heating contractor
Home automation company
Home builder
Home cinema installation
Home inspector
Home staging service
Hot tub repair service
House cleaning service
House clearance service
House sitter
HVAC contractor
Impermeabilization service
Insulation contractor
Interior architect office
Interior construction contractor
Interior decorator
Interior designer
Interior fitting contractor
Interior plant service
Janitorial service
Joiner
Junk removal service
Kitchen remodeler
Landscape architect
Landscape designer
Landscape lighting designer
Landscaper
Lawn care service
Lawn sprinkler system contractor
Lighting contractor
Locksmith
Log home builder
Marble contractor
Masonry contractor
Microwave oven repair service
Modular home builder
Mover
Moving and storage service
Moving company
Paint stripping company
Paint stripping service
Painter
Painting
Paving contractor
Pest control service
Piano moving service
Piano repair service
Plasterer
Plumber
Pond contractor
Pool cleaning service
Pressure washing service
Professional organizer
Property maintenance
Railing contractor
Refrigerator repair service
Remodeler
Repair service
Rock landscaping contractor
Roofing contractor
Roofing service
Sandblasting service
Sanitation service
Scaffolder
Screen repair service
Security system installation service
Septic system service
Shed builder
Sheet metal contractor
Siding contractor
Skylight contractor
Small appliance repair service
Snow removal service
Solar energy company
Solar energy contractor
Solar energy system service
Solar panel maintenance service
Stair contractor
Stove builder
Stucco contractor
Sunroom contractor
Swimming pool contractor
Swimming pool repair service
Television repair service
Tile cleaning service
Tile contractor
Tree service
Upholstery cleaning service
Utility contractor
Video equipment repair service
Wallpaper installer
Washer & dryer repair service
Waste management service
Water damage restoration service
Water purification company
Waterbed repair service
Waterproofing company
Waterproofing service
Welder
Well drilling contractor
Window cleaning service
Window installation service
Wood floor installation service
Wood floor refinishing service
Woodworker
`,
  hotel: `
Airport hotel
Beach resort
Bed & breakfast
Boarding house
Boatel
Boutique hotel
Boys' hostel
Budget hotel
Budget Japanese inn
Business hotel
Cabin rental agency
Campground
Camping cabin
Capsule hotel
Casino hotel
Castle hotel
Chalet
Conference hotel
Cottage
Cottage rental
Cottage village
Country house
Dude ranch
Equestrian resort
Extended stay hotel
Family hotel
Farmstay
Girls' hostel
Golf resort
Group accommodation
Guest house
Health resort
Holiday accommodation service
Holiday apartment
Holiday apartment rental
Holiday home
Holiday park
Homestay
Hostel
Hot spring hotel
Hotel
Houseboat rental service
Indoor lodging
Inn
Japanese inn
Japanese inn with hot spring
Japanese-style business hotel
Legally defined lodging
Lodge
Lodging
Log cabins
Love hotel
Luxury hotel
Minka
Motel
Mountain cabin
Non smoking holiday home
Pet friendly accommodation
Pilgrim hostel
Religious lodging
Resort
Resort hotel
Retreat center
RV park
School youth hostel
Self-catering accommodation
Serviced accommodation
Serviced apartment
Ski resort
Spa resort
Timeshare agency
Travellers lodge
Vacation home rental agency
Villa
Wellness hotel
Working womens hostel
Yoga retreat center
Youth hostel
`,
  legal: `
Accountant
Accounting firm
Administrative attorney
Attorney referral service
Auditor
Auto insurance agency
Bail bonds service
Bank
Bankruptcy attorney
Bankruptcy service
Barrister
Bookkeeping service
Business attorney
Certified public accountant
Chartered accountant
Civil law attorney
Commissioner for oaths
Conveyancer
Cooperative bank
Cost accounting service
Credit counseling service
Credit union
Criminal justice attorney
Damages attorney
Dental insurance agency
Divorce lawyer
Divorce service
Elder law attorney
Employment attorney
Environmental attorney
Escrow service
Estate litigation attorney
Estate planning attorney
Executor
Family law attorney
Federal credit union
Finance broker
Financial advisor
Financial audit
Financial consultant
Financial institution
Financial planner
Fund management company
General practice attorney
Health insurance agency
Home insurance agency
Huissier
Immigration & naturalization service
Immigration attorney
Income protection insurance agency
Insolvency service
Insurance agency
Insurance attorney
Insurance broker
Insurance company
Investment company
Investment service
Judicial scrivener
Law firm
Lawyer
Legal aid office
Legal services
Life insurance agency
Loan agency
Mediation service
Medical lawyer
Mortgage broker
Mortgage lender
Motorcycle insurance agency
Notary public
Paralegal services provider
Patent attorney
Payroll service
Personal injury attorney
Personal injury lawyer
Process server
Property investment company
Real estate attorney
Renter's insurance agency
Savings bank
Shinkin bank
Social security attorney
Stock broker
Superannuation consultant
Tax attorney
Tax consultant
Tax preparation
Tax preparation service
Title company
Trial attorney
Unemployment insurance agency
Unemployment insurance consultant
Visa consultant
Visa consulting service
`,
  pets: `
Agistment service
Animal feed store
Animal hospital
Animal rescue service
Animal shelter
Aquarium shop
Bird shop
Cat boarding service
Cat breeder
Cat hostel
Cat trainer
Cattery
Dog breeder
Dog day care center
Dog hostel
Dog sitter
Dog trainer
Dog walker
Emergency veterinarian service
Farrier service
Horse boarding stable
Horse breeder
Horse trainer
Kennel
Pet adoption service
Pet boarding service
Pet care service
Pet food and animal feeds
Pet groomer
Pet moving service
Pet sitter
Pet store
Pet supply store
Pet trainer
Reptile store
Stable
Tropical fish store
Veterinarian
Veterinary care
Veterinary pharmacy
`,
  pharmacy: `
Contact lenses supplier
Drug store
Eye care center
Glasses repair service
Hearing aid repair service
Hearing aid store
Hearing assistance earphone store
Homeopathic pharmacy
Medical supply store
Optical instrument repair service
Optician
Optometrist
Organic drug store
Orthopedic shoe store
Orthopedic supplies store
Orthotics & prosthetics service
Parapharmacy
Pharmacy
`,
  'physical-therapy': `
Acupuncture clinic
Acupuncturist
Asian massage therapist
Chiropractor
Craniosacral therapy
Kinesiologist
Kinesiotherapist
Lymph drainage therapist
Massage parlor
Massage therapist
Occupational therapist
Osteopath
Physical rehabilitation center
Physical therapist
Physical therapy clinic
Physiotherapist
Physiotherapy Center
Reflexologist
Rehabilitation center
Reiki therapist
Seitai
Shiatsu therapist
Speech pathologist
Sports massage therapist
Thai massage therapist
`,
  'real-estate': `
Apartment building
Apartment complex
Apartment rental agency
Appraiser
Commercial real estate agency
Condominium complex
Condominium rental agency
Coworking space
Display home centre
Estate appraiser
Estate liquidator
Executive suite rental agency
Furnished apartment building
Housing complex
Housing cooperative
Housing development
Industrial real estate agency
Leasing service
Mobile home park
Mobile home rental agency
Office space rental agency
Property administration
Property administration service
Property administrator
Property developer
Property investment
Property management company
Real estate agency
Real estate agent
Real estate appraiser
Real estate auctioneer
Real estate consultant
Real estate developer
Real estate rental agency
Retail space rental agency
Roommate referral service
Short term apartment rental agency
Student dormitory
Student housing center
Tenant ownership
Townhouse complex
`,
  restaurant: `
Acaraje restaurant
Afghan restaurant
Afghani restaurant
African restaurant
Algerian restaurant
Alsace restaurant
American restaurant
Anago restaurant
Andalusian restaurant
Andhra restaurant
Angler fish restaurant
Anhui restaurant
Arab restaurant
Argentinian restaurant
Armenian restaurant
Asian fusion restaurant
Asian restaurant
Assamese restaurant
Asturian restaurant
Australian restaurant
Austrian restaurant
Authentic Japanese restaurant
Awadhi restaurant
Ayam penyet restaurant
Azerbaijani restaurant
Baden restaurant
Bakso restaurant
Balinese restaurant
Bangladeshi restaurant
Bar
Bar & grill
Bar tabac
Barbecue restaurant
Basque restaurant
Batak restaurant
Bavarian restaurant
Beef restaurant
Beef rice bowl restaurant
Beer garden
Beer hall
Belgian restaurant
Bengali restaurant
Berry restaurant
Betawi restaurant
Biryani restaurant
Bistro
Box lunch supplier
Brasserie
Brazilian pastelaria
Brazilian restaurant
Breakfast restaurant
Breton restaurant
Brewery
Brewpub
British restaurant
Brunch restaurant
Buffet restaurant
Bulgarian restaurant
Burmese restaurant
Burrito restaurant
Cajun restaurant
Calçots restaurant
Californian restaurant
Cambodian restaurant
Canadian restaurant
Cantabrian restaurant
Cantonese restaurant
Cape Verdean restaurant
Caribbean restaurant
Caribbean soul food restaurant
Carvery
Castilian restaurant
Catalonian restaurant
Caterer
Caucasian restaurant
Caviar restaurant
Cendol restaurant
Central American restaurant
Central European restaurant
Central Javanese restaurant
Champon noodle restaurant
Chanko restaurant
Charcuterie
Cheesesteak restaurant
Chesapeake restaurant
Chettinad restaurant
Chicken restaurant
Chicken shop
Chicken wings restaurant
Children's party buffet
Chilean restaurant
Chinese noodle restaurant
Chinese restaurant
Chinese takeaway
Chop bar
Chophouse restaurant
Churreria
Cider bar
Cig kofte restaurant
Cocktail bar
Cold noodle restaurant
Colombian restaurant
Contemporary Louisiana restaurant
Continental restaurant
Conveyor belt sushi restaurant
Costa Rican restaurant
Country food restaurant
Couscous restaurant
Crab house
Creole restaurant
Croatian restaurant
Cuban restaurant
Cured ham bar
Cyprus restaurant
Czech restaurant
Dan Dan noodle restaurant
Dance restaurant
Danish restaurant
Dart bar
Deli
Delivery Chinese restaurant
Delivery Restaurant
Dhaba
Dim sum restaurant
Diner
Dinner theater
Disco club
Dojo restaurant
Dominican restaurant
Doner kebab restaurant
Down home cooking restaurant
Dumpling restaurant
Durum restaurant
Dutch restaurant
East African restaurant
East Javanese restaurant
Eastern European restaurant
Eclectic restaurant
Ecuadorian restaurant
Egyptian restaurant
English restaurant
Eritrean restaurant
Ethiopian restaurant
Ethnic restaurant
European restaurant
Extremaduran restaurant
Falafel restaurant
Family restaurant
Fast food restaurant
Filipino restaurant
Fine dining restaurant
Finnish restaurant
Fish & chips restaurant
Fish and chips takeaway
Fish restaurant
Floridian restaurant
Fondue restaurant
Food court
Franconian restaurant
French restaurant
French steakhouse restaurant
Fried chicken takeaway
Frituur
Fu jian restaurant
Fugu restaurant
Fusion restaurant
Galician restaurant
Gastropub
Gay bar
Georgian restaurant
German restaurant
Gimbap restaurant
Gluten-free restaurant
Goan restaurant
Greek restaurant
Grill
Guatemalan restaurant
Guizhou restaurant
Gujarati restaurant
Guts barbecue restaurant
Gyro restaurant
Gyudon restaurant
Haitian restaurant
Hakka restaurant
Halal restaurant
Haleem restaurant
Hamburger restaurant
Haute French restaurant
Hawaiian restaurant
Hawker centre
Hawker stall
Health food restaurant
Hoagie restaurant
Honduran restaurant
Hong Kong style fast food restaurant
Hookah bar
Host club
Hot dog restaurant
Hot dog stand
Hot pot restaurant
Hunan restaurant
Hungarian restaurant
Hyderabadi restaurant
Icelandic restaurant
Ikan bakar restaurant
Indian Muslim restaurant
Indian restaurant
Indian sizzler restaurant
Indian takeaway
Indonesian restaurant
Irish pub
Irish restaurant
Israeli restaurant
Italian restaurant
Izakaya restaurant
Jamaican restaurant
Japanese curry restaurant
Japanese delicatessen
Japanese hot pot restaurant
Japanese regional restaurant
Japanese restaurant
Japanese steakhouse
Japanese sweets restaurant
Japanized western restaurant
Javanese restaurant
Jewish restaurant
Jiangsu restaurant
Kaiseki restaurant
Kalle pache restaurant
Karaoke bar
Karnataka restaurant
Kashmiri restaurant
Katsudon restaurant
Kazakhstani restaurant
Kebab shop
Kerala restaurant
Kofta restaurant
Konkani restaurant
Korean barbecue restaurant
Korean beef restaurant
Korean restaurant
Korean rib restaurant
Koshari restaurant
Kosher restaurant
Kushiage and kushikatsu restaurant
Kushiyaki restaurant
Kyoto style Japanese restaurant
Laotian restaurant
Latin American restaurant
Lebanese restaurant
Lechon restaurant
Lesbian bar
Ligurian restaurant
Lithuanian restaurant
Live music bar
Lobster restaurant
Lombardian restaurant
Lounge
Lunch restaurant
Lyonnaise restaurant
Macrobiotic restaurant
Madrilian restaurant
Maharashtrian restaurant
Majorcan restaurant
Malaysian restaurant
Maltese restaurant
Manado restaurant
Mandarin restaurant
Marathi restaurant
Marche restaurant
Meal delivery
Meal takeaway
Meat dish restaurant
Mediterranean restaurant
Mexican restaurant
Mexican torta restaurant
Meyhane
Mid-Atlantic restaurant (US)
Middle Eastern restaurant
Miso cutlet restaurant
Mobile caterer
Mobile catering
Modern British restaurant
Modern European restaurant
Modern French restaurant
Modern Indian restaurant
Modern izakaya restaurant
Momo restaurant
Mongolian barbecue restaurant
Monja restaurant
Monjayaki restaurant
Moroccan restaurant
Mughlai restaurant
Murtabak restaurant
Mutton barbecue restaurant
Nasi goreng restaurant
Nasi restaurant
Nasi uduk restaurant
Native American restaurant
Navarraise restaurant
Neapolitan restaurant
Nepalese restaurant
New American restaurant
New England restaurant
New Zealand restaurant
Nicaraguan restaurant
Nigerian restaurant
Night club
Non vegetarian restaurant
Noodle shop
North African restaurant
North Eastern Indian restaurant
North Indian restaurant
Northern Italian restaurant
Norwegian restaurant
Nuevo Latino restaurant
Nyonya restaurant
Oaxacan restaurant
Obanzai restaurant
Oden restaurant
Odia restaurant
Offal barbecue restaurant
Offal pot cooking restaurant
Okonomiyaki restaurant
Organic restaurant
Oyakodon restaurant
Oyster bar restaurant
Pacific Northwest restaurant (Canada)
Pacific Northwest restaurant (US)
Pacific Rim restaurant
Padang restaurant
Paisa restaurant
Pakistani restaurant
Palatine restaurant
Palestinian restaurant
Pan-Asian restaurant
Pan-Latin restaurant
Pancake restaurant
Panipuri shop
Paraguayan restaurant
Parsi restaurant
Pay by weight restaurant
Pecel lele restaurant
Pempek restaurant
Pennsylvania Dutch restaurant
Persian restaurant
Peruvian restaurant
Pho restaurant
Piadina restaurant
Piano bar
Piedmontese restaurant
Pilaf restaurant
Pizza delivery
Pizza restaurant
Pizza Takeout
Po' boys restaurant
Poke bar
Polish restaurant
Polynesian restaurant
Porridge restaurant
Portuguese restaurant
Pozole restaurant
Provence restaurant
Pub
Pueblan restaurant
Puerto Rican restaurant
Punjabi restaurant
Québécois restaurant
Raclette restaurant
Rajasthani restaurant
Ramen restaurant
Raw food restaurant
Restaurant
Restaurant brasserie
Rice restaurant
Roman restaurant
Romanian restaurant
Russian restaurant
Ryotei restaurant
Sake brewery
Salsa bar
Salvadoran restaurant
Sardinian restaurant
Sashimi restaurant
Satay restaurant
Scandinavian restaurant
Scottish restaurant
Seafood donburi restaurant
Seafood restaurant
Seblak restaurant
Self service restaurant
Serbian restaurant
Seychelles restaurant
Sfiha restaurant
Shabu-shabu restaurant
Shandong restaurant
Shanghainese restaurant
Shawarma restaurant
Shochu brewery
Sichuan restaurant
Sicilian restaurant
Singaporean restaurant
Small plates restaurant
Snack bar
Soba noodle shop
Soondae restaurant
Soto ayam restaurant
Soto restaurant
Soul food restaurant
Soup restaurant
Soup shop
South African restaurant
South American restaurant
South Asian restaurant
South Indian restaurant
South Sulawesi restaurant
Southeast Asian restaurant
Southern Italian restaurant
Southern restaurant (US)
Southwest France restaurant
Southwestern restaurant (US)
Spanish restaurant
Sports bar
Sri Lankan restaurant
Stand bar
Steak house
Steamboat restaurant
Steamed bun shop
Sugar shack
Sukiyaki and Shabu Shabu restaurant
Sukiyaki restaurant
Sundae restaurant
Sundanese restaurant
Suppon restaurant
Surinamese restaurant
Sushi restaurant
Sushi takeaway
Swabian restaurant
Swedish restaurant
Swiss restaurant
Syokudo and Teishoku restaurant
Syrian restaurant
Tabascan restaurant
Tacaca restaurant
Taco restaurant
Taiwanese restaurant
Takeout restaurant
Takoyaki restaurant
Tamale shop
Tapas bar
Tapas restaurant
Tegal restaurant
Temaki restaurant
Tempura bowl restaurant
Tempura donburi restaurant
Tempura restaurant
Teppanyaki restaurant
Tex-Mex restaurant
Thai restaurant
Thuringian restaurant
Tibetan restaurant
Tiffin center
Tiki bar
Toast restaurant
Tofu restaurant
Tongue restaurant
Tonkatsu restaurant
Traditional American restaurant
Traditional restaurant
Tunisian restaurant
Turkish restaurant
Turkmen restaurant
Tuscan restaurant
Tyrolean restaurant
Udon noodle restaurant
Ukrainian restaurant
Unagi restaurant
Uruguayan restaurant
Uyghur cuisine restaurant
Uzbeki restaurant
Valencian restaurant
Vegan restaurant
Vegetarian restaurant
Venetian restaurant
Venezuelan restaurant
Vietnamese restaurant
Wedding buffet
Welsh restaurant
West African restaurant
Western restaurant
Wine bar
Winery
Wok restaurant
Xiang cuisine restaurant
Yakiniku restaurant
Yakisoba Restaurant
Yakitori restaurant
Yemeni restaurant
Yemenite restaurant
Yucatan restaurant
Zhejiang restaurant
`,
  retail: `
Abrasives supplier
Acrylic store
Adhesives & glue supplier
Adult DVD store
Adult entertainment store
Aerated drinks supplier
Aeromodel shop
African goods store
Aggregate supplier
Agrochemicals supplier
Air compressor supplier
Air conditioning store
Air conditioning system supplier
Air filter supplier
Airbrushing supply store
Aircraft supply store
Airsoft supply store
Alcohol retail monopoly
Alternator supplier
Aluminum frames supplier
Aluminum supplier
American grocery store
Amish furniture store
Ammunition supplier
Amusement machine supplier
Amusement ride supplier
Antique furniture store
Antique store
Appliance parts supplier
Appliance store
Archery store
Architectural salvage store
Army & navy surplus shop
Aromatherapy supply store
Art supply store
Artificial plant supplier
Asian grocery store
Asian household goods store
Audio visual equipment supplier
Australian goods store
Auto body parts supplier
Auto care products store
Auto chemistry shop
Auto parts market
Auto parts store
Awning supplier
Baby clothing store
Baby store
Bag shop
Bait shop
Baking supply store
Balloon store
Bangle shop
Banner store
Bar restaurant furniture store
Bar stool supplier
Barber supply store
Bark supplier
Barrel supplier
Baseball goods store
Basket supplier
Bathroom supply store
Batik clothing store
Battery store
Beach clothing store
Beach entertainment shop
Bead store
Bearing supplier
Beauty product supplier
Beauty supply store
Bed shop
Bedding store
Bedroom furniture store
Beer store
Belt shop
Bengali sweet shop
Beverage supplier
Bicycle repair shop
Bicycle store
Billiards supply store
Biochemical supplier
Blinds shop
Boat accessories supplier
Boat cover supplier
Boiler supplier
Bonsai plant supplier
Book store
Boot repair shop
Boot store
Botanica
Bottled water supplier
Boutique
Bowling supply shop
Brewing supply store
Bridal shop
Buddhist supplies store
Building materials market
Building materials store
Building materials supplier
Burglar alarm store
Butane gas supplier
Butcher shop
Butcher shop deli
Butsudan store
Cabinet store
Cake decorating equipment shop
Call shop
Camera repair shop
Camera store
Camper shell supplier
Camping store
Candle store
Candy store
Cane furniture store
Cannabis store
Canoe & kayak store
Car accessories store
Car alarm supplier
Car battery store
Carpet store
Castor supplier
Casual clothing store
Cattle market
CBD store
CD store
Ceiling supplier
Cell phone accessory store
Cell phone store
Cement supplier
Cheese shop
Children's book store
Children's clothing store
Children's furniture store
Children's store
Chinaware store
Chinese medicine store
Chinese supermarket
Chocolate shop
Christian book store
Christmas market
Christmas store
Church supply store
Cigar shop
Clothes market
Clothing store
Clothing supplier
Coal supplier
Coffee machine supplier
Coffee store
Coffin supplier
Coin operated laundry equipment supplier
Cold cut store
Collectibles store
Comic book store
Commercial refrigerator supplier
Computer accessories store
Computer desk store
Computer software store
Computer store
Condiments supplier
Confectionery store
Consignment shop
Construction equipment supplier
Container supplier
Convenience store
Copper supplier
Copy shop
Copying supply store
Corporate gift supplier
Cosmetics store
Costume jewelry shop
Costume store
Cotton supplier
Countertop store
Couture store
Craft store
Cricket shop
Crushed stone supplier
Cured ham store
Curtain store
Curtain supplier and maker
Custom confiscated goods store
Custom t-shirt store
Custom tailor
Cutlery store
Dairy store
Dairy supplier
Dance store
Dart supply store
Decal supplier
Dental supply store
Department store
Designer clothing store
Diesel fuel supplier
Dirt supplier
Disability equipment supplier
Discount store
Discount supermarket
Disposable tableware supplier
Dive shop
DJ supply store
Do-it-yourself shop
Doll store
Dollar store
Door shop
Door supplier
Drafting equipment supplier
Dress and tuxedo rental service
Dress store
Dried flower shop
Dried fruits & nuts store
Dried seafood store
Drilling equipment supplier
Driveshaft shop
Drone shop
Drum store
Dry fruit store
Dry ice supplier
Dry wall supply store
Duty free store
DVD store
Dye store
Dynamometer supplier
Educational supply store
Eftpos equipment supplier
Egg supplier
Electric bicycle store
Electric generator shop
Electric motor repair shop
Electric motor store
Electrical equipment supplier
Electrical repair shop
Electrical supply store
Electronic parts supplier
Electronics hire shop
Electronics repair shop
Electronics retail and repair shop
Electronics store
Embroidery shop
Energy supplier
Envelope supplier
Equestrian store
Equipment supplier
Exercise equipment store
Fabric store
Factory equipment supplier
Farm shop
Farmers' market
Fashion accessories store
Fastener supplier
Felt boots store
Fence supply store
Feng shui shop
Fiberglass supplier
Figurine shop
Filipino grocery store
Finishing materials supplier
Fire alarm supplier
Fire department equipment supplier
Fire protection equipment supplier
Fire protection system supplier
Fireplace store
Firewood supplier
Fireworks store
Fireworks supplier
Fish store
Fishing store
Fitted furniture supplier
Flag store
Flamenco dance store
Flavours fragrances and aroma supplier
Flea market
Floating market
Flooring store
Florist
Flower delivery
Flower market
Foam rubber supplier
Food machinery supplier
Food products supplier
Food store
Formal wear store
Fresh food market
Frozen food store
Fruit and vegetable store
Fuel supplier
Fur coat shop
Furnace parts supplier
Furnace store
Furniture accessories supplier
Furniture store
Futon store
Game store
Garage door supplier
Garden building supplier
Garden center
Garden furniture shop
Garden machinery supplier
Gas cylinders supplier
Gas logs supplier
Gas shop
General store
Generator shop
Gift basket store
Gift shop
Gift wrap store
Glass & mirror shop
Glass block supplier
Glass shop
Glassware store
Goldfish store
Golf shop
Gourmet grocery store
Government ration shop
GPS supplier
Granite supplier
Green energy supplier
Greengrocer
Greeting card shop
Grill store
Grocery delivery service
Grocery store
Grow shop
Guitar store
Gun shop
Gypsum product supplier
Haberdashery
Hair extensions supplier
Ham shop
Handbags shop
Hardware store
Hat shop
Hawaiian goods store
Hay supplier
Health and beauty shop
Health food store
Heating equipment supplier
Heating oil supplier
Helium gas supplier
Herb shop
Herbal medicine store
Hobby store
Hockey supply store
Home audio store
Home goods store
Home improvement store
Home theater store
Hookah store
Horse transport supplier
Hose supplier
Hot tub store
Hot water system supplier
Hotel supply store
Household chemicals supplier
Hua gong shop
Hub cap supplier
Hunting and fishing store
Hunting store
Hydraulic equipment supplier
Hydroponics equipment supplier
Hypermarket
Ice supplier
Incense supplier
Indian grocery store
Indian sweets shop
Industrial door supplier
Industrial framework supplier
Industrial gas supplier
Industrial supermarket
Industrial vacuum equipment supplier
Insulation materials store
Insulator supplier
Interior decoration store
Interior door
Interior door shop
Internet shop
Irish goods store
Iron and steel store
Irrigation equipment supplier
Italian grocery store
Japanese cheap sweets shop
Japanese confectionery shop
Japanese grocery store
Jeans shop
Jeweler
Jewelry buyer
Jewelry designer
Jewelry engraver
Jewelry equipment supplier
Jewelry store
Judaica store
Junk store
Kerosene supplier
Kilt shop and hire
Kimono store
Kiosk
Kitchen furniture store
Kitchen supply store
Kite shop
Knife store
Knit shop
Korean grocery store
Kosher grocery store
Laboratory equipment supplier
Ladder supplier
Laminating equipment supplier
Lamp shade supplier
Landscaping supply store
Laser equipment supplier
Law book store
Lawn irrigation equipment supplier
Lawn mower store
Leather coats store
Leather goods store
Leather goods supplier
License plate frames supplier
Light bulb supplier
Lighting store
Linens store
Lingerie store
Linoleum store
Liquor store
Lock store
Locks supplier
Lottery retailer
Lottery shop
Luggage store
Lumber store
Machine knife supplier
Machine shop
Magazine store
Magic store
Mailbox supplier
Mailing machine supplier
Map store
Marble supplier
Marine supply store
Market
Martial arts supply store
Masonry supply store
Massage supply store
Maternity store
Mattress store
Measuring instruments supplier
Meat products
Meat products store
Medical book store
Medical equipment supplier
Men's clothing store
Men's tailor
Metal detecting equipment supplier
Metal machinery supplier
Metal supplier
Metal working shop
Metaphysical supply store
Mexican goods store
Mexican grocery store
Millwork shop
Miniatures store
Mirror shop
Mobile home supply store
Mobile phone repair shop
Mobility equipment supplier
Model shop
Model train store
Molding supplier
Motorcycle parts store
Motorcycle shop
Motorsports store
Movie rental kiosk
Movie rental store
Moving supply store
Mulch supplier
Music box store
Music store
Musical instrument repair shop
Musical instrument store
Native American goods store
Natural foods store
Natural goods store
Natural stone supplier
Needlework shop
Neon sign shop
New years tree market
Newsstand
Night market
Notions store
Novelties store
Novelty store
Nut store
Off track betting shop
Office equipment supplier
Office furniture store
Office supply store
Oil field equipment supplier
Oil store
Organic food store
Organic shop
Oriental goods store
Oriental medicine store
Oriental rug store
Outboard motor store
Outdoor clothing and equipment shop
Outdoor furniture store
Outdoor sports store
Outerwear store
Outlet mall
Outlet store
Oyster supplier
Paan shop
Packaging supply store
Paint store
Paintball store
Paintings store
Pallet supplier
Paper bag supplier
Paper shredding machine supplier
Paper store
Party store
Pasta shop
Patio enclosure supplier
Pawn shop
Pen store
Perfume store
Photo shop
Photocopiers supplier
Piano store
Picture frame shop
Piñatas supplier
Pinball machine supplier
Pine furniture shop
Pipe supplier
Plant nursery
Plast window store
Plastic bag supplier
Plastic products supplier
Playground equipment supplier
Plumbing supply store
Plus size clothing store
Plywood supplier
Pneumatic tools supplier
Police supply store
Polymer supplier
Polythene and plastic sheeting supplier
Pond fish supplier
Pond supply store
Popcorn store
Portable toilet supplier
Poster store
Pottery store
Poultry store
Power plant equipment supplier
Print shop
Printer ink refill store
Printing equipment supplier
Produce market
Promotional products supplier
Propane supplier
Propeller shop
Protective clothing supplier
Pump supplier
PVC windows supplier
Quilt shop
Racing car parts store
Railroad equipment supplier
Railroad ties supplier
Rainwater tank supplier
Rare book store
Record store
Refrigerator store
Religious book store
Religious goods store
Restaurant supply store
Retaining wall supplier
Rice cracker shop
Rice shop
Rock shop
Roofing supply store
Rubber products supplier
Rubber stamp store
Rug store
Rugby store
Running store
Russian grocery store
Rustic furniture store
RV supply store
Safe & vault shop
Safety equipment supplier
Sand & gravel supplier
Saree shop
Sari store
Sauna store
Scale supplier
School supply store
Scientific equipment supplier
Scrapbooking store
Screen printing shop
Screen printing supply store
Screen store
Screw supplier
Seafood market
Seal shop
Seasonal goods store
Second hand store
Security system supplier
Seed supplier
Semi conductor supplier
Sewing machine store
Sewing shop
Sheepskin and wool products supplier
Sheepskin coat store
Sheet music store
Shelving store
Shoe repair shop
Shoe store
Shop supermarket furniture store
Shopping mall
Shower door shop
Shower door supplier
Showroom
Sign shop
Silk plant shop
Silk store
Skate sharpening service
Skate shop
Skateboard shop
Ski shop
Smart shop
Smoke shop
Snowboard shop
Soccer store
Sod supplier
Sofa store
Soft drinks shop
Solar energy equipment supplier
Solar hot water system supplier
Souvenir store
Spice store
Sporting goods store
Sports card store
Sports memorabilia store
Sports nutrition store
Sportswear store
Spring supplier
Stage lighting equipment supplier
Stamp shop
State liquor store
Stationery store
Steel drum supplier
Stereo rental store
Stone supplier
Store
Store equipment supplier
Sunblind supplier
Sunglasses store
Supermarket
Surf shop
Surgical supply store
Surplus store
Swimming pool supply store
Swimwear store
T-shirt store
Table tennis supply store
Tack shop
Tailor
Tatami store
Tattoo supply store
Tea store
Telecommunications equipment supplier
Telescope store
Tennis store
Theater supply store
Theatrical costume supplier
Thread supplier
Thrift store
Tile store
Tobacco shop
Tobacco supplier
Tofu shop
Toiletries store
Toner cartridge supplier
Tool & die shop
Tool repair shop
Tool store
Topsoil supplier
Tortilla shop
Towing equipment provider
Toy store
Trading card store
Traditional Kostume store
Traditional market
Trailer hitch supplier
Trailer supply store
Trophy shop
Truck accessories store
Truck parts supplier
Truck topper supplier
Tune up supplier
Turf supplier
Tuxedo shop
Typewriter supplier
Underwear store
Unfinished furniture store
Uniform store
Upholstery shop
Used appliance store
Used bicycle shop
Used book store
Used CD store
Used clothing store
Used computer store
Used furniture store
Used game store
Used musical instrument store
Used office furniture store
Used store fixture supplier
Vacuum cleaner store
Vacuum cleaning system supplier
Vaporizer store
Variety store
Vending machine supplier
Video conferencing equipment supplier
Video game rental kiosk
Video game rental store
Video game store
Video store
Vintage clothing store
Vinyl sign shop
Violin shop
Vitamin & supplements store
Wallpaper store
Warehouse club
Warehouse store
Washer & dryer store
Watch store
Water cooler supplier
Water filter supplier
Water pump supplier
Water ski shop
Water softening equipment supplier
Water treatment supplier
Water works equipment supplier
Waterbed store
Wedding souvenir shop
Wedding store
Welding gas supplier
Welding supply store
Western apparel store
Wheelchair repair service
Wheelchair store
Wholesale florist
Wicker store
Wig shop
Window supplier
Window treatment store
Windsurfing store
Wine store
Winemaking supply store
Women's clothing store
Wood and laminate flooring supplier
Wood frame supplier
Wood stove shop
Wood supplier
Woodworking supply store
Wool store
Work clothes store
Yarn store
Youth clothing store
`,
  salon: `
Aromatherapy service
Barber shop
Beautician
Beauty parlour
Beauty salon
Body piercing shop
Day spa
Ear piercing service
Electrolysis hair removal service
Eyebrow bar
Eyelash salon
Facial spa
Fish spa
Foot bath
Foot massage parlor
Hair extension technician
Hair removal service
Hair salon
Hairdresser
Hammam
Health spa
Home hairdresser
Hot bedstone spa
Laser hair removal service
Make-up artist
Massage spa
Mehndi designer
Mobile hairdresser
Nail salon
Outdoor bath
Permanent make-up clinic
Public bath
Public sauna
Sauna
Skin care clinic
Spa
Spa garden
Stylist
Super public bath
Tanning salon
Tattoo and piercing shop
Tattoo artist
Tattoo shop
Thermal baths
Turkish bath
Waxing hair removal service
`,
  therapy: `
Addiction treatment center
Alcoholism treatment program
Child psychiatrist
Child psychologist
Counselor
Domestic abuse treatment center
Drug addiction treatment center
EMDR psychotherapist
Family counselor
Family service center
Health counselor
Hypnotherapy service
Life coach
Marriage counselor
Marriage or relationship counselor
Mental health clinic
Mental health service
Neuropsychologist
Psychiatric hospital
Psychiatrist
Psychoanalyst
Psychologist
Psychomotor therapist
Psychopedagogue
Psychopedagogy clinic
Psychosocial therapist
Psychosomatic medical practitioner
Psychotherapist
Sexologist
Social worker
Support group
`,
  general: `
Aboriginal and Torres Strait Islander organisation
Aboriginal art gallery
Absorbent supplier
Abundant Life church
Accounting software company
Acoustical consultant
Acrobatic diving pool
Adoption agency
Adult entertainment club
Advertising agency
Advertising photographer
Advertising service
Aerial photographer
Aeroclub
Aeronautical engineer
Aerospace company
Agenzia Entrate
Agricultural association
Agricultural cooperative
Agricultural engineer
Agricultural loan agency
Agricultural machinery manufacturer
Agricultural organization
Agricultural product wholesaler
Agricultural production
Agricultural service
Agricultural service supply agency
Agriculture cooperative
Air force base
Air taxi
Airbrushing service
Aircraft dealer
Aircraft maintenance company
Aircraft manufacturer
Aircraft rental service
Airline
Airline ticket agency
Airplane
Airport
Airport shuttle service
Airstrip
Alcohol manufacturer
Alcoholic beverage wholesaler
Alliance church
Alternative fuel station
Aluminum window
Amateur theater
American football club
American football field
Amphitheater
Amusement center
Amusement park
Amusement park ride
Anglican church
Animal park
Animal protection organization
Animal watering hole
Animation studio
Anime club
Anodizer
Apostolic church
Apparel company
Appliance rental service
Appliances customer service
Apprenticeship center
Aquaculture farm
Aquarium
Arboretum
Archaeological museum
Archery event
Archery hall
Architects association
Architectural and engineering model maker
Architectural designer
Architecture firm
Archive
Arena
Armed forces association
Armenian church
Army barracks
Army facility
Army museum
Aromatherapy class
Art center
Art dealer
Art gallery
Art handcraft
Art museum
Art restoration service
Art studio
Artist
Artistic handicrafts
Arts organization
Ashram
Asphalt mixing plant
Assemblies of God church
Assembly room
Association / Organization
Association or organization
Astrologer
ATM
Auction house
Auctioneer
Audio visual consultant
Audio visual equipment rental service
Auditorium
Auto accessories wholesaler
Auto parts manufacturer
Auto rickshaw stand
Auto tag agency
Automation company
Automobile storage facility
Aviation consultant
Back office
Bahá'í house of worship
Bailiff
Bakery equipment
Ballet theater
Balloon artist
Balloon ride tour agency
Ballroom
Band
Banquet hall
Baptist church
Bar PMU
Barbecue area
Baseball
Baseball club
Baseball field
Basilica
Battery manufacturer
Battery wholesaler
Bazar
BBQ area
Beach
Beach cleaning service
Beach club
Beach pavillion
Beach volleyball club
Beach volleyball court
Bead wholesaler
Beauty products vending machine
Beauty products wholesaler
Beer distributor
Betting agency
Beverage distributor
Bible church
Bicycle club
Bicycle rack
Bicycle rental service
Bicycle wholesaler
Bike sharing station
Bingo hall
Biochemistry lab
Biotechnology company
Biotechnology engineer
Bird watching area
Birth certificate service
Bitcoin ATM
Blacksmith
Blast cleaning service
Blueprint service
Blues club
BMX club
BMX park
BMX track
Board game club
Board of education
Board of trade
Boat builders
Boat club
Boat detailing service
Boat ramp
Boat storage facility
Boat tour agency
Boat training center
Bocce ball court
Boiler manufacturer
Book publisher
Bookbinder
Bookmaker
Books wholesaler
Border crossing station
Border guard
Botanical garden
Bottle & can redemption center
Bounce house rental service
Bouncy castle hire
BPO company
BPO placement agency
Branding agency
Brick manufacturer
Bridge
Bridge club
Buddhist temple
Building consultant
Building design company
Building designer
Building equipment hire service
Building society
Bullring
Bungee jumping center
Bus and coach company
Bus charter
Bus company
Bus depot
Bus station
Bus stop
Bus ticket agency
Bus tour agency
Business administration service
Business banking service
Business broker
Business center
Business development service
Business management consultant
Business networking company
Business park
Business to business service
Cabaret club
Cable company
Call center
Calvary Chapel church
Camp
Camping farm
Cannabis club
Cannery
Canning plant
Canoe & kayak club
Canoe & kayak rental service
Canoe & kayak tour agency
Canoeing area
Car factory
Car manufacturer
Car racing track
Carabinieri police
Career guidance service
Carnival club
Carpet manufacturer
Carpet wholesaler
Carpool
Carriage ride service
Cash and carry wholesaler
Casino
Casket service
Castle
Catering food and drink supplier
Cathedral
Catholic cathedral
Catholic church
Cattle farm
Cell phone charging station
Cement manufacturer
Cemetery
Central authority
Central bank
Centro TIM
Ceramic manufacturer
Ceramics wholesaler
Certification agency
Chamber of agriculture
Chamber of commerce
Chamber of handicrafts
Chapel
Charity
Chartered surveyor
Chauffeur service
Check cashing service
Cheese manufacturer
Chemical engineer
Chemical engineering service
Chemical exporter
Chemical industry
Chemical manufacturer
Chemical plant
Chemical wholesaler
Chemistry faculty
Chemistry lab
Chess and card club
Chess club
Chicken hatchery
Children's amusement center
Children's farm
Children's home
Children's library
Children's museum
Children's party service
Children's theater
Chocolate factory
Choir
Christian church
Christmas tree farm
Church
Church of Christ
Church of Jesus Christ of Latter-day Saints
Church of the Nazarene
Cider mill
Cinema equipment supplier
Circular distribution service
Circus
Citizen information bureau
Citizens advice bureau
City administration
City clerk's office
City courthouse
City department of environment
City department of public safety
City department of transportation
City district office
City employment department
City government office
City hall
City or town hall
City park
City pillar shrine
City tax office
Civic center
Civil defense
Civil engineer
Civil engineering company
Civil police
Civil registry
Classified ads newspaper publisher
Cleaners
Cleaning products supplier
Clergyman
Clock and watch maker
Clock repair service
Clothes and fabric manufacturer
Clothes and fabric wholesaler
Clothing alteration service
Clothing manufacturer
Clothing wholesale market place
Clothing wholesaler
Club
CNG fitment center
Coach and minibus hire
Coal exporter
Coalfield
Coast guard station
Coat wholesaler
Coffee vending machine
Coffee wholesaler
Coin dealer
Coin operated locker
Cold storage facility
Comedy club
Commercial agent
Commercial photographer
Commercial printer
Commercial refrigeration
Communications central
Community center
Community garden
Company registry
Compressed natural gas station
Computer club
Computer consultant
Computer hardware manufacturer
Computer networking center
Computer networking service
Computer rental agency
Computer repair service
Computer security service
Computer service
Computer support and services
Computer wholesaler
Concert hall
Concrete factory
Concrete metal framework supplier
Concrete product supplier
Confectionery wholesaler
Conference center
Congregation
Conservation department
Conservative club
Conservative synagogue
Conservatory supply & installation
Construction and maintenance office
Construction machine dealer
Construction machine rental service
Construction material wholesaler
Consultant
Consumer advice center
Container service
Container terminal
Containers supplier
Convenience stores organization
Convent
Convention center
Convention information bureau
Cooling plant
Copier repair service
Coppersmith
Corporate campus
Corporate entertainment service
Corporate office
Correctional services department
Cosmetic products manufacturer
Cosmetics and perfumes supplier
Cosmetics industry
Cosmetics wholesaler
Costume rental service
Cotton exporter
Cotton mill
Council
Country park
County court
County government office
Courier service
Court executive officer
Court house
Court reporter
Craft center
Crane dealer
Crane rental agency
Crane service
Credit reporting agency
Cremation service
Cricket club
Cricket ground
Crime victim service
Crop grower
Croquet club
Cruise agency
Cruise line company
Cruise terminal
Crypto ATM
Cultural association
Cultural center
Cultural landmark
Cured ham warehouse
Curling club
Curling hall
Currency exchange service
Custom label printer
Customs broker
Customs consultant
Customs department
Customs office
Customs warehouse
Cycle rickshaw stand
Cycling park
Dairy
Dairy farm
Dairy farm equipment supplier
Dance company
Dance pavillion
Data entry service
Data recovery service
Database management company
Dating service
Deaf church
Deaf service
Debt collecting
Debt collection agency
Delivery service
Dental laboratory
Department for Regional Development
Department of education
Department of finance
Department of housing
Department of motor vehicles
Department of public safety
Department of social services
Department of transportation
Dept of City Treasure
Dept of State Treasure
Desalination plant
Design agency
Design engineer
Design institute
Desktop publishing service
Detective
Detention center
Diabetes equipment supplier
Diamond buyer
Diamond dealer
Diaper service
Diesel engine dealer
Digital printer
Digital printing service
Direct mail advertising
Disciples of Christ Church
Display stand manufacturer
Distillery
Distribution service
District attorney
District council
District government office
District justice
District office
Dive club
Diving center
Diving contractor
DJ service
Dog park
Dogsled ride service
Doll restoration service
Domestic airport
Donations center
Door manufacturer
Door warehouse
Drafting service
Dragon boat club
Drama theater
Dressmaker
Drilling contractor
Drinking water fountain
Drive-in movie theater
Driver and vehicle licensing agency
Driver's license office
Drone service
Dry cleaner
Dump truck service
Dyeworks
E commerce agency
E-commerce service
Earth works company
Eastern Orthodox Church
Ecological park
Ecologists association
Economic consultant
Economic development agency
Educational testing service
Electric utility company
Electric utility manufacturer
Electric vehicle charging station
Electrical appliance wholesaler
Electrical engineer
Electrical equipment manufacturer
Electrical products wholesaler
Electrical substation
Electrical wholesaler
Electronic engineer
Electronic engineering service
Electronics accessories wholesaler
Electronics company
Electronics engineer
Electronics exporter
Electronics manufacturer
Electronics vending machine
Electronics wholesaler
Elevator manufacturer
Embassy
Embossing service
Embroidery service
Emergency call booth
Emergency management ministry
Employment agency
Employment center
Employment consultant
Employment search service
Energy advisory service
Energy equipment and solutions
Engineer
Engineering consultant
Engineers' merchant
Engraver
Entertainer
Entertainment agency
Environment office
Environment renewable natural resources
Environmental consultant
Environmental engineer
Environmental health service
Environmental organization
Environmental protection organization
Episcopal church
Equestrian club
Equestrian facility
Equipment exporter
Equipment importer
Equipment rental agency
Erotic massage
Escape room center
Ethnographic museum
European institution
Evangelical church
Evening dress rental service
Event management company
Event planner
Event technology service
Event ticket seller
Event venue
Executive search firm
Exhibit
Exhibition and trade centre
Exhibition planner
Exporter
Fabric product manufacturer
Fabric wholesaler
Fabrication engineer
Faculty of arts
Faculty of law
Faculty of pharmacy
Faculty of psychology
Faculty of science
Faculty of sports
Fair trade organization
Fairground
Farm
Farm bureau
Farm equipment repair service
Farm equipment supplier
Farm household tour
Farm school
Fashion designer
Favela
Fax service
Federal agency for technical relief
Federal government office
Federal police
Federal reserve bank
Feed manufacturer
Fencing salon
Feng shui consultant
Ferris wheel
Ferry service
Fertilizer supplier
Festival
Festival hall
Fiber optic products supplier
Fiberglass repair service
Film and photograph library
Film production company
Filtration plant
Fingerprinting service
Fire protection consultant
Fire station
Fireplace manufacturer
Fish farm
Fish processing
Fishing area
Fishing camp
Fishing charter
Fishing club
Fishing pier
Fishing pond
Fitness equipment wholesaler
Fixed-base operator
Flamenco theater
Flour mill
Flower designer
FMCG goods wholesaler
FMCG manufacturer
Foam rubber producer
Folk costume rental
Food and beverage consultant
Food and beverage exporter
Food bank
Food broker
Food manufacturer
Food manufacturing supply
Food processing company
Food processing equipment
Food producer
Food seasoning manufacturer
Football club
Football field
Footwear wholesaler
Foreclosure service
Foreign consulate
Foreign exchange students organization
Foreign trade consultant
Foreman builders association
Forensic consultant
Forestry service
Forklift rental service
Fortress
Fortune telling services
Foster care service
Foundation
Foundry
Foursquare church
Fraternal organization
Free parking lot
Freestyle wrestling
Freight forwarding service
Friends church
Frozen dessert supplier
Frozen food manufacturer
Fruit and vegetable processing
Fruit and vegetable wholesaler
Fruit wholesaler
Fruits wholesaler
Full dress rental service
Full Gospel church
Function room facility
Funeral celebrant service
Funeral director
Funeral home
Fur manufacturer
Fur service
Furniture accessories
Furniture maker
Furniture manufacturer
Furniture rental service
Furniture wholesaler
Futsal court
Gambling house
Garbage dump
Garbage dump service
Garden
Garment exporter
Gas company
Gas engineer
Gas station
Gasket manufacturer
Gated community
Gay & lesbian organization
Gay night club
Gay sauna
Gemologist
Genealogist
General register office
Geography and history faculty
Geological research company
Geological service
Geologist
Geotechnical engineer
Ghost town
Girl bar
Glass blower
Glass cutting service
Glass engraver
Glass engraving service
Glass etching service
Glass industry
Glass manufacturer
Glass merchant
Glassware manufacturer
Glassware wholesaler
Go club
Go-kart track
Gold dealer
Gold mining company
Goldsmith
Golf course builder
Gospel church
Government
Government economic program
Government office
Grain elevator
Grande école
Graphic designer
Gravel pit
Gravel plant
Greco-Roman wrestling
Greek Orthodox church
Greenhouse
Greyhound stadium
Ground self defense force
Guardia Civil
Guardia di Finanza police
Gun club
Gurudwara
Gymnasium school
Halfway house
Handball club
Handball court
Handicraft
Handicraft exporter
Handicraft fair
Handicraft museum
Handicrafts wholesaler
Hang gliding center
Haunted house
Haute couture fashion house
Height works
Helicopter charter
Helicopter tour agency
Heliport
Helpline
Heritage building
Heritage museum
Heritage preservation
Heritage railroad
Hermitage
High ropes course
Highway patrol
Hiking area
Hiking club
Hiking guide
Hill station
Hindu priest
Hindu temple
Hispanic church
Historical landmark
Historical place
Historical place museum
Historical society
History museum
Hockey club
Hockey field
Hockey rink
Holding company
Homekill service
Homeless service
Homeless shelter
Homeowners' association
Honey farm
Horse rental service
Horse riding field
Horse trailer dealer
Horseback riding service
Horseshoe smith
Horsestable studfarm
Hospital equipment and supplies
Hotel management school
House sitter agency
Household goods wholesaler
Housing association
Housing authority
Housing society
Housing utility company
Hua hui market place
Hua niao market place
Human resource consulting
Hunting area
Hunting club
Hunting preserve
Hydraulic engineer
Hydraulic repair service
Hydroelectric power plant
Hygiene articles wholesaler
Hygiene station
Ice cream equipment supplier
Ice hockey club
Idol manufacturer
Image consultant
IMAX theater
Immigration detention centre
Import export company
Importer
Incineration plant
Income tax help association
Indoor snowcenter
Industrial area
Industrial chemicals wholesaler
Industrial consultant
Industrial design company
Industrial engineer
Industrial engineers association
Industrial equipment supplier
Industrial spares and products wholesaler
Industrial technical engineers association
Information bureau
Information services
Institute of Geography and Statistics
Instrumentation engineer
Intellectual property registry
International airport
International trade consultant
Internet marketing service
Internet service provider
Investment bank
Invitation printing service
Iron steel contractor
Iron ware dealer
Iron works
Jain temple
Janitorial equipment supplier
Japanese prefecture government office
Jazz club
Jehovah's Witness Kingdom Hall
Jewelry appraiser
Jewelry exporter
Jewelry manufacturer
Jewelry repair service
Judicial auction
Junk dealer
Junkyard
Jute exporter
Jute mill
Juvenile detention center
Kabaddi club
Karaoke
Karaoke equipment rental service
Key duplication service
Knife manufacturing
Knitwear manufacturer
Korean church
Labor relations attorney
Labor union
Labour club
Lake shore swimming area
Lamination service
Lamp repair service
Land allotment
Land planning authority
Land reform institute
Land registry office
Land surveying office
Land surveyor
Lapidary
Laser cutting service
Laser tag center
Laundromat
Laundry
Laundry service
Law library
Lawn bowls club
Lawn equipment rental service
Lawn mower repair service
Lawyers association
Leagues club
Learner driver training area
Leather cleaning service
Leather exporter
Leather goods manufacturer
Leather goods wholesaler
Leather repair service
Leather wholesaler
Legal affairs bureau
Library
License bureau
Lido
Lighting consultant
Lighting manufacturer
Lighting products wholesaler
Lighting wholesaler
Limousine service
Line marking service
Lingerie manufacturer
Lingerie wholesaler
Lion dance troupe
Liquidator
Liquor wholesaler
Literacy program
Little league club
Little league field
Live music venue
Livery company
Livestock auction house
Livestock breeder
Livestock dealer
Livestock producer
Local government office
Local history museum
Logging contractor
Logistics service
Loss adjuster
Lost property office
Low emission zone
Low income housing program
Luggage repair service
Luggage storage facility
Luggage wholesaler
Lutheran church
Machine construction
Machine maintenance
Machine maintenance service
Machine repair service
Machine workshop
Machinery parts manufacturer
Machining manufacturer
Magazine publisher
Magician
Mah jong house
Mailbox rental service
Mailing service
Main customs office
Makerspace
Manor house
Manufactured home transporter
Manufacturer
Maori organization
Mapping service
Marae
Marina
Marine engineer
Marine self defense force
Marine surveyor
Maritime museum
Market operator
Market researcher
Marketing agency
Marketing consultant
Markmens clubhouse
Marquee hire service
Marriage celebrant
Marriage license bureau
Masonic center
Match box manufacturer
Material handling equipment supplier
Mausoleum builder
Meat packer
Meat processor
Meat wholesaler
Mechanical contractor
Mechanical engineer
Mechanical plant
Media and information sciences faculty
Media company
Media consultant
Media house
Medical billing service
Medical certificate service
Medical equipment manufacturer
Medical examiner
Medical technology manufacturer
Medical transcription service
Medicine exporter
Meeting planning service
Memorial
Memorial estate
Memorial park
Mennonite church
Mercantile development
Messianic synagogue
Metal construction company
Metal fabricator
Metal finisher
Metal heat treating service
Metal industry suppliers
Metal polishing service
Metal processing company
Metal stamping service
Metal workshop
Metallurgy company
Metalware dealer
Metalware producer
Methodist church
Metropolitan train company
Microbiologist
Military archive
Military barracks
Military base
Military board
Military cemetery
Military recruiting office
Military residence
Military town
Milk delivery service
Mill
Mine
Mineral water company
Mineral water wholesaler
Minibus taxi service
Mining company
Mining consultant
Mining engineer
Mining equipment
Ministry of Education
Missing persons organization
Mission
Mobile disco
Mobile disco service
Mobile home dealer
Mobile money agent
Mobile network operator
Model car play area
Model design company
Model portfolio studio
Modeling agency
Modern art museum
Modular home dealer
Mohel
Mold maker
Monastery
Money order service
Money transfer service
Monogramming service
Monument
Monument maker
Moravian church
Mortuary
Mosque
Motoring club
Mountain cable car
Mountain peak
Movie studio
Movie theater
Multimedia and electronic book publisher
Municipal administration office
Municipal corporation
Municipal department agricultural development
Municipal department agriculture food supply
Municipal Department of Civil Defense
Municipal Department of Communication
Municipal Department of Culture
Municipal department of finance
Municipal department of housing and urban development
Municipal Department of Science and Technology
Municipal Department of Social Development
Municipal Department of Sports
Municipal department of tourism
Municipal department social defense
Municipal Guard
Municipal health department
Municipal office education
Municipal Social Development
Musalla
Museum
Museum of space history
Museum of zoology
Music management and promotion
Music producer
Music publisher
Musical club
Musical instrument manufacturer
Musical instrument rental service
Musician
Musician and composer
Nanotechnology engineer
National forest
National health foundation
National library
National museum
National park
National reserve
Natural gas supplier
Natural history museum
Natural rock climbing area
Natural stone exporter
Natural stone wholesaler
Nature preserve
Naval base
Netball club
New Age church
News service
Newspaper advertising department
Newspaper distribution service
Newspaper publisher
Non-denominational church
Non-governmental organization
Non-profit organization
Notaries association
Novelties wholesaler
Nuclear engineer
Nuclear power company
Nuclear power plant
Nudist club
Nudist park
Numerologist
Nursing association
Nursing room
Observation deck
Observatory
Occupational safety and health
Off roading area
Off-road race track
Office accessories wholesaler
Office equipment rental service
Office equipment repair service
Office of Vital Records
Office refurbishment service
Office supply wholesaler
Oil & natural gas company
Oil and gas exploration service
Oil refinery
Oil wholesaler
Oilfield
Olive oil bottling company
Olive oil cooperative
Olive oil manufacturer
Open air museum
Opera company
Opera house
Optical products manufacturer
Optical wholesaler
Orchard
Orchestra
Orchid farm
Orchid grower
Organ donation and tissue bank
Organic farm
Oriental art museum
Orphan asylum
Orphanage
Orthodox church
Orthodox synagogue
Outdoor activity organiser
Outdoor equestrian facility
Outdoor movie theater
Oxygen cocktail spot
Oxygen equipment supplier
Pachinko parlor
Package locker
Packaging company
Packaging machinery
Pagoda
Paint manufacturer
Paintball center
Paper distributor
Paper exporter
Paper mill
Parasailing ride service
Parish
Park
Park & ride
Park and garden
Parking garage
Parking grounds
Parking lot
Parking lot for bicycles
Parking lot for motorcycles
Parkour spot
Parsi temple
Party equipment rental service
Party planner
Passport agent
Passport office
Passport photo processor
Patent office
Patients support association
Paving materials supplier
Payphone
Pedestrian zone
Pension office
Pentecostal church
Performing arts group
Performing arts theater
Personal chef service
Pet cemetery
Pet funeral service
Petrochemical engineer
Petroleum products company
Pharmaceutical company
Pharmaceutical lab
Pharmaceutical products wholesaler
Philharmonic hall
Phone repair service
Photo agency
Photo booth
Photo lab
Photo restoration service
Photographer
Photography service
Photography studio
Physician referral service
Physiotherapy equipment supplier
Piano maker
Piano tuning service
Pick your own farm produce
Picnic ground
Picture frame renovating and restoring service
Pig farm
Pile driving service
Pilgrimage place
Place of worship
Planetarium
Plant and machinery hire
Plastic bags wholesaler
Plastic fabrication company
Plastic injection molding service
Plastic products wholesaler
Plastic resin manufacturer
Plastic wholesaler
Plating service
Playground
Police department
Political party
Political party office
Polo club
Polygraph service
Pony club
Pony ride service
Pool academy
Pool billard club
Pool hall
Port authority
Port operating company
Portable building manufacturer
Portrait studio
Post office
Pottery manufacturer
Poultry farm
Powder coating service
Power plant
Power plant consultant
Power station
Practitioner service location
Prawn fishing
Precision engineer
Prefabricated house companies
Prefecture
Presbyterian church
Press advisory
Priest
Printed music publisher
Printer repair service
Printing equipment and supplies
Prison
Private equity firm
Private investigator
Private sector bank
Probation office
Produce wholesaler
Producteur de champagne
Producteur de foie gras
Professional and hobby associations
Professional association
Promenade
Property registry
Prosecutor
Protected area
Protestant church
Provincial council
Psychic
Public amenity house
Public bathroom
Public beach
Public call office booth
Public defender's office
Public female bathroom
Public health department
Public housing
Public library
Public male bathroom
Public parking space
Public prosecutors office
Public relations firm
Public safety office
Public sector bank
Public toilet
Public transportation system
Public webcam
Public wheelchair-accessible bathroom
Public works department
Publisher
Pumping equipment and service
Pumpkin patch
Puppet theater
PVC industry
Pyrotechnician
Qing fang market place
Quad rental service
Quaker church
Quantity surveyor
Quarry
Racecourse
Radio broadcaster
Raft trip outfitter
Rafting
Rail museum
Railroad company
Railroad contractor
Railway services
Ranch
Ready mix concrete supplier
Real estate fair
Real estate surveyor
Reclamation centre
Record company
Recording studio
Records storage facility
Recruiter
Rectory
Recycling center
Recycling drop-off location
Reenactment site
Reform synagogue
Reformed church
Refrigerated transport service
Refugee camp
Regional airport
Regional council
Regional government office
Registration chamber
Registration office
Registry office
Rehearsal studio
Religious destination
Religious institution
Religious organization
Religious seminary
Research and product development
Research engineer
Research foundation
Research institute
Resident registration office
Residential college
Residents association
Rest stop
Resume service
Rice mill
Rice wholesaler
River port
Road construction company
Road construction machine repair service
Road cycling
Road safety town
Roads ports and canals engineers association
Rock music club
Rodeo
Rolled metal products supplier
Roller coaster
Rowing area
RSL club
Rugby
Rugby club
Rugby field
Rugby league club
Russian Orthodox church
RV storage facility
Sacem
Saddlery
Sailing club
Sailing event area
Sailmaker
Salvage dealer
Salvage yard
Salvation Army
Sambodrome
Sand plant
Sanitary inspection
Satellite communication service
Sauna club
Saw mill
Saw sharpening service
Scaffolding rental service
Scale model club
Scale repair service
Scenic spot
Scenography company
School administration office
School administrator
School bus service
School center
School district office
School house
School lunch center
Science museum
Scout hall
Scout home
Scouting
Scrap metal dealer
Screen printer
Scuba tour agency
Sculptor
Sculpture
Sculpture museum
Seafood farm
Seafood wholesaler
Seaplane base
Secretarial services
Security guard service
Security service
Self-storage facility
Seminary
Service establishment
Seventh-day Adventist church
Sewage disposal service
Sewage treatment plant
Sewing company
Sewing machine repair service
Shared-use commercial kitchen
Sharpening service
Sheep shearer
Shelter
Sheriff's department
Shinto shrine
Ship building
Shipbuilding and repair company
Shipping and mailing service
Shipping company
Shipping equipment industry
Shipping service
Shipyard
Shoe factory
Shoe shining service
Shooting event area
Shooting range
Shopfitter
Shredding service
Shrimp farm
Shrine
Sightseeing tour agency
Signwriting service
Silversmith
Singing telegram service
Singles organization
Skeet shooting range
Ski club
Ski rental service
Ski repair service
Skin care products vending machine
Skittle club
Skydiving center
Slaughterhouse
Small claims assistance service
Small engine repair service
Snowboard rental service
Snowmobile rental service
Soapland
Soccer field
Soccer practice
Social club
Social security financial department
Social security office
Social services organization
Social welfare center
Societe de Flocage
Softball club
Softball field
Software company
Soil testing service
Sokol house
Solar photovoltaic power plant
Solid fuel company
Solid waste engineer
Soup kitchen
Souvenir manufacturer
Soy sauce maker
Spa town
Space of remembrance
Spice exporter
Spice wholesaler
Spices exporter
Spiritist center
Sport tour agency
Sports accessories wholesaler
Sports activity location
Sports association
Sports equipment rental service
Sportwear manufacturer
Stadium
Stage
Stained glass studio
Stainless steel plant
Stall installation service
Stamp collectors club
Staple food package
State archive
State department agricultural development
State department agriculture food supply
State department civil defense
State department for social development
State department housing and urban development
State Department of Communication
State department of culture
State department of environment
State department of finance
State Department of Science and Technology
State Department of Sports
State Department of Tourism
State department of transportation
State department social defense
State employment department
State government office
State Office of Education
State owned farm
State park
State parliament
State police
State social development
Stationery manufacturer
Stationery wholesaler
Statuary
Steel construction company
Steel distributor
Steel erector
Steel fabricator
Steel framework contractor
Steelwork design company
Steelwork design service
Steelwork manufacturer
Stereo repair service
Sticker manufacturer
Stock exchange building
Stone carving
Stone cutter
Storage facility
Stringed instrument maker
Structural engineer
Student career counseling office
Student union
Students parents association
Students support association
Suburban train line
Subway station
Sugar factory
Summer toboggan run
Superfund site
Surf lifesaving club
Surgical products wholesaler
Surveyor
Swimming basin
Swimming competition
Swimming lake
Synagogue
T-shirt company
Table & chair rental service
Taekwondo competition area
Tag agency
Talent agency
Tannery
Taoist temple
Tax assessor
Tax collector's office
Tax department
Taxi service
Taxi stand
Taxidermist
Tea exporter
Tea manufacturer
Tea market place
Tea wholesaler
Teachers' housing
Technical service
Technology museum
Technology park
Telecommunications contractor
Telecommunications engineer
Telecommunications service provider
Telemarketing service
Telephone answering service
Telephone company
Telephone exchange
Television station
Temp agency
Tenant's union
Tennis court construction company
Tent rental service
Textile engineer
Textile exporter
Textile merchant
Textile mill
The Church of Jesus Christ of Latter-day Saints
Theater company
Theater production
Theme park
Thermal energy company
Thermal power plant
Threads and yarns wholesaler
Tile manufacturer
Time and temperature announcement service
Tire manufacturer
Tobacco exporter
Toll booth
Toll road rest stop
Toll station
Tool grinding service
Tool manufacturer
Tool rental service
Tool wholesaler
Toolroom
Topography company
Tour agency
Tour operator
Tourist attraction
Tourist information center
Tower communication service
Toxicologist
Toy and game manufacturer
Toy library
Toy manufacturer
Toy museum
Tractor equipment supplier
Trade fair construction company
Trader
Traditional costume club
Traffic officer
Traffic police station
Trailer manufacturer
Train depot
Train repairing center
Train station
Train ticket agency
Train ticket counter
Train yard
Tram stop
Transcription service
Transit depot
Transit station
Transit stop
Translation service
Translator
Transport hub
Transportation escort service
Transportation infrastructure
Transportation service
Travel agency
Travel lounge
Tree farm
Tribal headquarters
Trinity church
Truck farmer
Truck stop
Trucking company
Truss manufacturer
Trust bank
Tsukigime parking lot
Turnery
Typewriter repair service
Typing service
Unemployment office
Unitarian Universalist church
United Church of Canada
United Church of Christ
United Methodist church
United States Armed Forces Base
Unity church
University department
University library
Urban planning department
Vacuum cleaner repair shop
Valet parking service
Vastu consultant
VCR repair service
Vegetable wholesale market
Vegetable wholesaler
Vehicle examination office
Vehicle exporter
Vehicle shipping agent
Velodrome
Vending machine
Ventilating equipment manufacturer
Venture capital company
Veterans affairs department
Veterans center
Veterans organization
Video arcade
Video camera repair service
Video conferencing service
Video duplication service
Video editing service
Video game rental service
Video karaoke
Video production service
Village hall
Vineyard
Vineyard church
Virtual office rental
Visa and passport office
Visitor center
Vocational gymnasium
Volunteer organization
Voter registration office
Voting facility
War museum
Warehouse
Waste transfer station
Watch manufacturer
Watch repair service
Water jet cutting service
Water mill
Water park
Water polo pool
Water skiing club
Water skiing service
Water sports equipment rental service
Water tank cleaning service
Water testing service
Water treatment plant
Water utility company
Water works
Wax museum
Wax supplier
Weather forecast service
Weaving mill
Web hosting company
Website designer
Wedding chapel
Wedding dress rental service
Wedding photographer
Wedding planner
Wedding service
Wedding venue
Weigh station
Weighbridge
Weir
Wesleyan church
Whale watching tour agency
Wheelchair rental service
Wholesale bakery
Wholesale drugstore
Wholesale food store
Wholesale grocer
Wholesale jeweler
Wholesale market
Wholesale plant nursery
Wholesaler
Wholesaler household appliances
Wi-Fi spot
Wildlife and safari park
Wildlife park
Wildlife refuge
Wildlife rescue service
Willow basket manufacturer
Wind farm
Wind turbine builder
Wine cellar
Wine club
Wine storage facility
Wine wholesaler and importer
Women's organization
Women's protection service
Women's shelter
Woodworking industry
Workers' club
X-ray equipment supplier
Yacht broker
Yacht club
Yakatabune
Youth center
Youth club
Youth group
Youth groups
Youth organization
Youth social services organization
ZAC
Zoo
`,
};

export const industryOf: ReadonlyMap<string, IndustryId> = new Map(
  (Object.keys(names) as IndustryId[]).flatMap((industry) =>
    names[industry]
      .trim()
      .split('\n')
      .map((name) => [name.toLowerCase(), industry] as const),
  ),
);
