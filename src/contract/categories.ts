/**
 * The fixed vocabulary of business categories: the names Google gives to businesses in Google Business Profile, cased as Google cases them.
 * Up to three are picked for a business (spec, section 4, 'Fixed category vocabulary'). One name a line, sorted as people sort.
 */
export const categories: readonly string[] = `
Aboriginal and Torres Strait Islander organisation
Aboriginal art gallery
Abortion clinic
Abrasives supplier
Abundant Life church
Acai shop
Acaraje restaurant
Accountant
Accounting firm
Accounting school
Accounting software company
Acoustical consultant
Acrobatic diving pool
Acrylic store
Acupuncture clinic
Acupuncture school
Acupuncturist
Acura dealer
Addiction treatment center
Administrative attorney
Adoption agency
Adult day care center
Adult DVD store
Adult education school
Adult entertainment club
Adult entertainment store
Adult foster care service
Adventure sports
Adventure sports center
Advertising agency
Advertising photographer
Advertising service
Aerated drinks supplier
Aerial photographer
Aerial sports center
Aero dance class
Aerobics instructor
Aeroclub
Aeromodel shop
Aeronautical engineer
Aerospace company
Afghan restaurant
African goods store
African restaurant
After school program
Agenzia Entrate
Aggregate supplier
Agistment service
Agricultural association
Agricultural cooperative
Agricultural engineer
Agricultural high school
Agricultural machinery manufacturer
Agricultural organization
Agricultural product wholesaler
Agricultural production
Agricultural service
Agrochemicals supplier
Aikido club
Aikido school
Air compressor repair service
Air compressor supplier
Air conditioning contractor
Air conditioning repair service
Air conditioning store
Air conditioning system supplier
Air duct cleaning service
Air filter supplier
Air force base
Air taxi
Airbrushing service
Airbrushing supply store
Aircraft dealer
Aircraft maintenance company
Aircraft manufacturer
Aircraft rental service
Aircraft supply store
Airline
Airline ticket agency
Airplane
Airport
Airport shuttle service
Airsoft supply store
Airstrip
Alcohol manufacturer
Alcohol retail monopoly
Alcoholic beverage wholesaler
Alcoholism treatment program
Alfa Romeo dealer
Allergist
Alliance church
Alsace restaurant
Alternative fuel station
Alternative medicine clinic
Alternative medicine practitioner
Alternator supplier
Aluminum frames supplier
Aluminum supplier
Aluminum welder
Aluminum window
Amateur theater
Ambulance service
American football club
American football field
American grocery store
American restaurant
Amish furniture store
Ammunition supplier
Amphitheater
Amusement center
Amusement machine supplier
Amusement park
Amusement park ride
Amusement ride supplier
Anago restaurant
Andalusian restaurant
Andhra restaurant
Anesthesiologist
Anganwadi center
Angler fish restaurant
Anglican church
Animal cafe
Animal control service
Animal feed store
Animal hospital
Animal park
Animal protection organization
Animal rescue service
Animal shelter
Animal watering hole
Animation studio
Anime club
Anodizer
Antenna service
Antique furniture restoration service
Antique furniture store
Antique store
Apartment building
Apartment complex
Apartment rental agency
Apostolic church
Appliance parts supplier
Appliance rental service
Appliance repair service
Appliance store
Appliances customer service
Appraiser
Apprenticeship center
Aquaculture farm
Aquarium
Aquarium shop
Aquatic center
Arab restaurant
Arboretum
Arborist service
Archaeological museum
Archery club
Archery range
Archery store
Architect
Architects association
Architectural and engineering model maker
Architectural designer
Architectural salvage store
Architecture firm
Architecture school
Archive
Arena
Argentinian restaurant
Armed forces association
Armenian church
Armenian restaurant
Army & navy surplus shop
Army barracks
Army facility
Army museum
Aromatherapy class
Aromatherapy service
Aromatherapy supply store
Art cafe
Art center
Art dealer
Art gallery
Art handcraft
Art museum
Art restoration service
Art school
Art studio
Art supply store
Artificial plant supplier
Artist
Artistic handicrafts
Arts organization
Asbestos testing service
Ashram
Asian fusion restaurant
Asian grocery store
Asian household goods store
Asian restaurant
Asphalt contractor
Asphalt mixing plant
Assamese restaurant
Assemblies of God church
Assembly room
Assistante maternelle
Assisted living facility
Association / Organization
Aston Martin dealer
Astrologer
Asturian restaurant
Athletic club
Athletic field
Athletic park
Athletic track
ATM
Attorney referral service
ATV dealer
ATV rental service
ATV repair shop
Auction house
Auctioneer
Audi dealer
Audio visual consultant
Audio visual equipment rental service
Audio visual equipment repair service
Audio visual equipment supplier
Audiologist
Auditor
Auditorium
Australian goods store
Australian restaurant
Austrian restaurant
Auto accessories wholesaler
Auto air conditioning service
Auto auction
Auto body parts supplier
Auto body shop
Auto bodywork mechanic
Auto broker
Auto care products store
Auto chemistry shop
Auto dent removal service
Auto electrical service
Auto glass repair service
Auto glass shop
Auto insurance agency
Auto machine shop
Auto market
Auto painting
Auto parts manufacturer
Auto parts market
Auto parts store
Auto radiator repair service
Auto repair shop
Auto restoration service
Auto rickshaw stand
Auto spring shop
Auto sunroof shop
Auto tag agency
Auto tune up service
Auto upholsterer
Auto wrecker
Automation company
Automobile storage facility
Aviation consultant
Aviation training institute
Awadhi restaurant
Awning supplier
Ayam penyet restaurant
Ayurvedic clinic
Baby clothing store
Baby store
Baby swimming school
Baden restaurant
Badminton club
Badminton complex
Badminton court
Bag shop
Bagel shop
Bahá'í house of worship
Bail bonds service
Bailiff
Bait shop
Bakery
Bakery and cake shop
Bakery equipment
Baking supply store
Bakso restaurant
Balinese restaurant
Ballet school
Ballet theater
Balloon artist
Balloon ride tour agency
Balloon store
Ballroom dance instructor
Band
Bangladeshi restaurant
Bangle shop
Bank
Bankruptcy attorney
Bankruptcy service
Banner store
Banquet hall
Baptist church
Bar
Bar & grill
Bar PMU
Bar restaurant furniture store
Bar stool supplier
Bar tabac
Barbecue area
Barbecue restaurant
Barber school
Barber shop
Barber supply store
Bariatric surgeon
Bark supplier
Barrel supplier
Barrister
Bartending school
Baseball club
Baseball field
Baseball goods store
Basilica
Basket supplier
Basketball club
Basketball court
Basketball court contractor
Basque restaurant
Batak restaurant
Bathroom remodeler
Bathroom renovator
Bathroom supply store
Batik clothing store
Battery manufacturer
Battery store
Battery wholesaler
Batting cage center
Bavarian restaurant
Bazar
Beach
Beach cleaning service
Beach clothing store
Beach entertainment shop
Beach pavillion
Beach volleyball club
Beach volleyball court
Bead store
Bead wholesaler
Bearing supplier
Beautician
Beauty parlour
Beauty product supplier
Beauty products vending machine
Beauty products wholesaler
Beauty salon
Beauty school
Beauty supply store
Bed & breakfast
Bed shop
Bedding store
Bedroom furniture store
Bee relocation service
Beef restaurant
Beef rice bowl restaurant
Beer distributor
Beer garden
Beer hall
Beer store
Belgian restaurant
Belt shop
Bengali restaurant
Bengali sweet shop
Bentley dealer
Berry restaurant
Betawi restaurant
Betting agency
Beverage distributor
Beverage supplier
Bible church
Bicycle club
Bicycle rack
Bicycle rental service
Bicycle repair shop
Bicycle store
Bicycle wholesaler
Bike sharing station
Bikram yoga studio
Bilingual school
Billiards supply store
Bingo hall
Biochemical supplier
Biochemistry lab
Biofeedback therapist
Biotechnology company
Biotechnology engineer
Bird control service
Bird shop
Bird watching area
Birth center
Birth certificate service
Birth control center
Biryani restaurant
Bistro
Bitcoin ATM
Blacksmith
Blast cleaning service
Blind school
Blinds shop
Blood bank
Blood donation center
Blood testing service
Blueprint service
Blues club
BMW dealer
BMW motorcycle dealer
BMX club
BMX park
BMX track
Board game club
Board of education
Board of trade
Boarding house
Boarding school
Boat accessories supplier
Boat builders
Boat cleaning service
Boat club
Boat cover supplier
Boat dealer
Boat detailing service
Boat ramp
Boat rental service
Boat repair shop
Boat storage facility
Boat tour agency
Boat trailer dealer
Boat training center
Boating instructor
Boiler manufacturer
Boiler supplier
Bonesetting house
Bonsai plant supplier
Book publisher
Book store
Bookbinder
Bookkeeping service
Bookmaker
Books wholesaler
Boot camp
Boot repair shop
Boot store
Border crossing station
Border guard
Botanical garden
Bottle & can redemption center
Bottled water supplier
Bouldering gym
Bounce house rental service
Boutique
Bowling alley
Bowling club
Bowling supply shop
Box lunch supplier
Boxing club
Boxing gym
Boxing ring
Boys' high school
BPO company
BPO placement agency
Brake shop
Branding agency
Brasserie
Brazilian pastelaria
Brazilian restaurant
Breakfast restaurant
Breton restaurant
Brewery
Brewing supply store
Brewpub
Brick manufacturer
Bricklayer
Bridal shop
Bridge
Bridge club
British restaurant
Brunch restaurant
Bubble tea store
Buddhist supplies store
Buddhist temple
Budget Japanese inn
Buffet restaurant
Bugatti dealer
Buick dealer
Building consultant
Building design company
Building designer
Building equipment hire service
Building firm
Building inspector
Building materials market
Building materials store
Building materials supplier
Building restoration service
Building society
Bulgarian restaurant
Bullring
Bungee jumping center
Bunka school
Burglar alarm store
Burmese restaurant
Burrito restaurant
Bus and coach company
Bus charter
Bus company
Bus depot
Bus station
Bus stop
Bus ticket agency
Bus tour agency
Business administration service
Business attorney
Business banking service
Business broker
Business center
Business development service
Business management consultant
Business networking company
Business park
Business school
Business to business service
Butane gas supplier
Butcher shop
Butcher shop deli
Butsudan store
Cabaret club
Cabin rental agency
Cabinet maker
Cabinet store
Cable company
Cafe
Cafeteria
Cajun restaurant
Cake decorating equipment shop
Cake shop
Calçots restaurant
Californian restaurant
Call center
Call shop
Calligraphy lesson
Calvary Chapel church
Cambodian restaurant
Camera repair shop
Camera store
Camp
Camper shell supplier
Campground
Camping cabin
Camping farm
Camping store
Canadian restaurant
Cancer treatment center
Candle store
Candy store
Cane furniture store
Cannabis club
Cannabis store
Cannery
Canning plant
Canoe & kayak club
Canoe & kayak rental service
Canoe & kayak store
Canoe & kayak tour agency
Canoeing area
Cantabrian restaurant
Cantonese restaurant
Cape Verdean restaurant
Capoeira school
Capsule hotel
Car accessories store
Car alarm supplier
Car battery store
Car dealer
Car detailing service
Car factory
Car finance and loan company
Car inspection station
Car leasing service
Car manufacturer
Car racing track
Car rental agency
Car repair and maintenance service
Car security system installer
Car service
Car sharing location
Car stereo store
Car wash
Carabinieri police
Caravan dealer
Cardiologist
Cardiovascular and thoracic surgeon
Care services
Career guidance service
Caribbean restaurant
Caribbean soul food restaurant
Carnival club
Carpenter
Carpet cleaning service
Carpet installer
Carpet manufacturer
Carpet store
Carpet wholesaler
Carpool
Carport and pergola builder
Carriage ride service
Carvery
Cash and carry wholesaler
Casino
Casino hotel
Casket service
Castilian restaurant
Castle
Castor supplier
Cat boarding service
Cat breeder
Cat cafe
Cat hostel
Cat trainer
Catalonian restaurant
Caterer
Catering food and drink supplier
Cathedral
Catholic cathedral
Catholic church
Catholic school
Cattery
Cattle farm
Cattle market
Caucasian restaurant
Caviar restaurant
CBD store
CBSE school
CD store
Ceiling supplier
Cell phone accessory store
Cell phone charging station
Cell phone store
Cement manufacturer
Cement supplier
Cemetery
Cendol restaurant
Central American restaurant
Central authority
Central bank
Central European restaurant
Central Javanese restaurant
Centro TIM
Ceramic manufacturer
Ceramics wholesaler
Certification agency
Certified public accountant
Chalet
Chamber of agriculture
Chamber of commerce
Chamber of handicrafts
Champon noodle restaurant
Chanko restaurant
Chapel
Charcuterie
Charity
Charter school
Chartered accountant
Chartered surveyor
Chauffeur service
Check cashing service
Cheese manufacturer
Cheese shop
Cheesesteak restaurant
Chemical engineering service
Chemical exporter
Chemical industry
Chemical manufacturer
Chemical plant
Chemical wholesaler
Chemistry faculty
Chemistry lab
Chesapeake restaurant
Chess and card club
Chess club
Chess instructor
Chettinad restaurant
Chevrolet dealer
Chicken hatchery
Chicken restaurant
Chicken shop
Chicken wings restaurant
Child care agency
Child health care centre
Child psychiatrist
Child psychologist
Childbirth class
Childminder
Children hall
Children's amusement center
Children's book store
Children's cafe
Children's camp
Children's clothing store
Children's club
Children's furniture store
Children's health service
Children's home
Children's hospital
Children's library
Children's museum
Children's party buffet
Children's party service
Children's policlinic
Children's store
Children's theater
Chilean restaurant
Chimney services
Chimney sweep
Chinaware store
Chinese bakery
Chinese language instructor
Chinese language school
Chinese medicine clinic
Chinese medicine store
Chinese noodle restaurant
Chinese pastry
Chinese restaurant
Chinese supermarket
Chinese takeaway
Chinese tea house
Chiropractor
Chocolate artisan
Chocolate cafe
Chocolate factory
Chocolate shop
Choir
Chop bar
Chophouse restaurant
Christian book store
Christian church
Christian college
Christmas market
Christmas store
Christmas tree farm
Chrysler dealer
Church
Church of Christ
Church of Jesus Christ of Latter-day Saints
Church of the Nazarene
Church supply store
Churreria
Cider bar
Cider mill
Cig kofte restaurant
Cigar shop
Circular distribution service
Circus
Citizen information bureau
Citizens advice bureau
Citroen dealer
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
City park
City pillar shrine
City tax office
Civic center
Civil defense
Civil engineer
Civil engineering company
Civil examinations academy
Civil law attorney
Civil police
Civil registry
Class
Classified ads newspaper publisher
Cleaners
Cleaning products supplier
Cleaning service
Clergyman
Clock and watch maker
Clock repair service
Closed circuit television
Clothes and fabric manufacturer
Clothes and fabric wholesaler
Clothes market
Clothing alteration service
Clothing store
Clothing supplier
Clothing wholesale market place
Clothing wholesaler
Club
CNG fitment center
Co-ed school
Coaching center
Coal exporter
Coal supplier
Coalfield
Coast guard station
Coat wholesaler
Cocktail bar
Coffee machine supplier
Coffee roasters
Coffee shop
Coffee stand
Coffee store
Coffee vending machine
Coffee wholesaler
Coffin supplier
Coin dealer
Coin operated laundry equipment supplier
Coin operated locker
Cold cut store
Cold noodle restaurant
Cold storage facility
Collectibles store
College
College of agriculture
Colombian restaurant
Comedy club
Comic book store
Comic cafe
Commercial agent
Commercial cleaning service
Commercial photographer
Commercial printer
Commercial real estate agency
Commercial real estate inspector
Commercial refrigeration
Commercial refrigerator supplier
Commissioner for oaths
Community center
Community college
Community garden
Community health center
Community health centre
Community school
Company registry
Comprehensive secondary school
Computer accessories store
Computer club
Computer consultant
Computer desk store
Computer hardware manufacturer
Computer networking service
Computer repair service
Computer security service
Computer service
Computer software store
Computer store
Computer support and services
Computer training school
Computer wholesaler
Concert hall
Concrete contractor
Concrete factory
Concrete metal framework supplier
Concrete product supplier
Condiments supplier
Condominium complex
Condominium rental agency
Confectionery store
Confectionery wholesaler
Conference center
Congregation
Conservation department
Conservative club
Conservative synagogue
Conservatory construction contractor
Conservatory of music
Conservatory supply & installation
Consignment shop
Construction and maintenance office
Construction company
Construction equipment supplier
Construction machine dealer
Construction machine rental service
Construction material wholesaler
Consultant
Consumer advice center
Contact lenses supplier
Container service
Container supplier
Container terminal
Containers supplier
Contemporary Louisiana restaurant
Continental restaurant
Contractor
Convenience store
Convent
Convention center
Convention information bureau
Conveyancer
Conveyor belt sushi restaurant
Cookie shop
Cooking class
Cooking school
Cooling plant
Cooperative bank
Copier repair service
Copper supplier
Coppersmith
Copy shop
Copying supply store
Corporate campus
Corporate entertainment service
Corporate gift supplier
Corporate office
Correctional services department
Cosmetic dentist
Cosmetic products manufacturer
Cosmetic surgeon
Cosmetics and perfumes supplier
Cosmetics industry
Cosmetics store
Cosmetics wholesaler
Cosplay cafe
Costa Rican restaurant
Costume jewelry shop
Costume rental service
Costume store
Cottage
Cottage rental
Cottage village
Cotton exporter
Cotton mill
Cotton supplier
Council
Counselor
Countertop contractor
Countertop store
Country club
Country food restaurant
Country house
Country park
County court
County government office
Courier service
Court executive officer
Court house
Court reporter
Couscous restaurant
Couture store
Coworking space
Crab house
Craft store
Cramming school
Crane dealer
Crane rental agency
Crane service
Craniosacral therapy
Creche
Credit counseling service
Credit reporting agency
Credit union
Cremation service
Creole restaurant
Creperie
Cricket club
Cricket ground
Cricket shop
Crime victim service
Criminal justice attorney
Croatian restaurant
Crop grower
Croquet club
Cruise agency
Cruise line company
Cruise terminal
Crushed stone supplier
Cuban restaurant
Culinary school
Cultural association
Cultural center
Cultural landmark
Cupcake shop
Cupra dealer
Curling club
Curling hall
Currency exchange service
Curtain and upholstery cleaning service
Curtain store
Curtain supplier and maker
Custom confiserie
Custom home builder
Custom label printer
Custom t-shirt store
Custom tailor
Customs broker
Customs consultant
Customs department
Customs office
Customs warehouse
Cutlery store
Cycling park
Cyprus restaurant
Czech restaurant
Day spa
Dental clinic
Dental hygienist
Dental implants periodontist
Dental implants provider
Dental insurance agency
Dental laboratory
Dental radiology
Dental school
Dental supply store
Dentist
Denture care center
Dermatologist
Diabetes center
Diabetes equipment supplier
Diabetologist
Diagnostic center
Dialysis center
Dietitian
Disability equipment supplier
Disability services & support organisation
DJ service
Doctor
Doula
Drug store
Drug testing service
Ear piercing service
Eating disorder treatment center
Electrician
Electrolysis hair removal service
Emergency care physician
Emergency care service
Emergency dental service
Emergency room
Emergency veterinarian service
Endocrinologist
Endodontist
Endoscopist
ENT specialist
Environmental health service
Eye care center
Eyebrow bar
Eyelash salon
Facial spa
Family doctor
Family planning center
Family planning counselor
Family practice physician
Family service center
Fertility clinic
Fertility physician
First aid station
Foot bath
Foot care
Foot massage parlor
Free clinic
Gastroenterologist
Gastrointestinal surgeon
General hospital
General practitioner
Geriatrician
Gerontologist
Government hospital
Gynecologist
Hair removal service
Hair replacement service
Hair salon
Hair transplantation clinic
Hand surgeon
Head start center
Health and beauty shop
Health consultant
Health counselor
Health food restaurant
Health food store
Health insurance agency
Health resort
Health spa
Hearing aid repair service
Hearing aid store
Heart hospital
Hematologist
Hepatologist
Herb shop
Herbal medicine store
Herbalist
Holistic medicine practitioner
Home health care service
Home help
Home help service agency
Homeopath
Homeopathic pharmacy
Hospice
Hospital
Hospital department
Hospital equipment and supplies
Hospitality and tourism school
Hypnotherapy service
Immunologist
Infectious disease physician
Internal medicine ward
Internist
Italian restaurant
IV therapy service
Kinesiologist
Kinesiotherapist
Laboratory
Laser hair removal service
LASIK surgeon
Law firm
Make-up artist
Mammography service
Marriage counselor
Marriage or relationship counselor
Massage school
Massage spa
Massage supply store
Massage therapist
Maternity hospital
Maternity store
Medical billing service
Medical book store
Medical center
Medical certificate service
Medical clinic
Medical diagnostic imaging center
Medical equipment manufacturer
Medical equipment supplier
Medical examiner
Medical group
Medical laboratory
Medical lawyer
Medical office
Medical school
Medical spa
Medical supply store
Medical technology manufacturer
Medical transcription service
Medicine exporter
Meditation center
Meditation instructor
Men's health physician
Mental health clinic
Mental health service
Midwife
Military hospital
Mobility equipment supplier
Naturopathic practitioner
Neonatal physician
Nephrologist
Neurologist
Neurophysiologist
Neurosurgeon
Nurse practitioner
Nursing agency
Nursing association
Nursing home
Nursing school
Nutritionist
Obstetrician-gynecologist
Occupational health service
Occupational medical physician
Occupational safety and health
Occupational therapist
Oncologist
Ophthalmologist
Ophthalmology clinic
Optical products manufacturer
Optical wholesaler
Optician
Optometrist
Oral and maxillofacial surgeon
Oral surgeon
Organ donation and tissue bank
Oriental medicine clinic
Oriental medicine store
Orthodontist
Orthopedic clinic
Orthopedic shoe store
Orthopedic surgeon
Orthoptist
Orthotics & prosthetics service
Osteopath
Otolaryngologist
Otolaryngology clinic
Oxygen equipment supplier
Pain control clinic
Pain management physician
Paternity testing service
Pathologist
Patients support association
Pediatric cardiologist
Pediatric clinic
Pediatric dentist
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
Perinatal center
Periodontist
Personal trainer
Pharmaceutical company
Pharmaceutical lab
Pharmaceutical products wholesaler
Pharmacy
Physiatrist
Physical examination center
Physical fitness program
Physical rehabilitation center
Physical therapist
Physical therapy clinic
Physician assistant
Physician referral service
Physiotherapist
Physiotherapy Center
Physiotherapy equipment supplier
Pilates studio
Plastic surgeon
Plastic surgery clinic
Plumber
Podiatrist
Polyclinic
Pregnancy care center
Private hospital
Proctologist
Prosthetics
Prosthodontist
Psychiatric hospital
Psychiatrist
Psychic
Psychoanalyst
Psychologist
Psychoneurological specialized clinic
Psychopedagogue
Psychopedagogy clinic
Psychosomatic medical practitioner
Psychotherapist
Public health department
Public medical center
Pulmonologist
Radiologist
Radiotherapist
Reflexologist
Rehabilitation center
Reiki therapist
Reproductive health clinic
Restaurant
Retirement community
Retirement home
Rheumatologist
Self-service health station
Senior citizen center
Sexologist
Shiatsu therapist
Skin care clinic
Skin care products vending machine
Sleep clinic
Speech pathologist
Sports injury clinic
Sports massage therapist
Sports medicine clinic
Sports medicine physician
STD clinic
STD testing service
Sunglasses store
Surgeon
Surgical center
Surgical oncologist
Surgical products wholesaler
Surgical supply store
Teeth whitening service
Thai massage therapist
Thermal baths
Toxicologist
Turkish bath
University hospital
Urgent care center
Urologist
Urology clinic
Vascular surgeon
Venereologist
Veterans hospital
Veterinarian
Veterinary care
Veterinary pharmacy
Vitamin & supplements store
Walk-in clinic
Weight loss service
Wellness center
Wellness hotel
Wellness program
Wheelchair rental service
Wheelchair repair service
Wheelchair store
Women's health clinic
X-ray equipment supplier
X-ray lab
Yoga instructor
Yoga retreat center
Yoga studio
Zoo
`
  .trim()
  .split('\n');

let names: ReadonlySet<string> | undefined;

/** Whether a name is in the vocabulary, letter for letter. The set is built on first use: pages that never ask never pay for it. */
export const isCategory = (name: string): boolean => {
  names ??= new Set(categories);
  return names.has(name);
};
