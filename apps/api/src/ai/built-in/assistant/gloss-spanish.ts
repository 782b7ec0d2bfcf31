/** Spanish words in `word:meaning` pairs; `_` joins the words of an expression. */
export const spanishWords = `cuanto:how_much cuánto:how_much cuesta:cost cuestan:cost costo:cost coste:cost precio:price precios:prices
  tarifa:price barato:cheap caro:expensive dinero:money pagar:pay pago:payment gratis:free gratuito:free
  gratuita:free descuento:discount factura:invoice facturas:invoices mensual:monthly mes:month meses:months año:year
  años:years día:day dias:days días:days semana:week semanas:weeks hora:hour horas:hours horario:opening_hours
  tiempo:time tarda:take_long tardan:take_long dura:duration listo:ready lista:ready rápido:fast cuándo:when
  cuando:when dónde:where donde:where quién:who quien:who quiénes:who qué:what que:what cuál:which cual:which
  cuáles:which cuales:which cómo:how como:how por:for para:for con:with sin:without en:in de:of el:the la:the los:the
  las:the un:a una:a es:is son:are está:is están:are hay:there_is tienen:have tiene:have tengo:have puedo:can_I
  puede:can pueden:can podemos:can_we quiero:want queremos:want necesito:need necesitamos:need hacer:do hace:does
  hacen:do ofrecen:offer ofrece:offer vende:sell venden:sell abierto:open abiertos:open_hours abre:open abren:open
  cierran:close cerrado:closed sábado:saturday sábados:saturday sabado:saturday domingo:sunday domingos:sunday
  lunes:monday viernes:friday trabajo:job trabajos:jobs trabajar:work empleo:job empleos:jobs vacantes:vacancies
  vacante:vacancy puesto:position puestos:positions contratan:hiring contratando:hiring contrato:contract
  correo_personal:personal_email móvil_personal:personal_mobile vida_privada:private_life directora:director
  trabaja_con_vosotros:works_with_you trabaja_con_ustedes:works_with_you di_que:say_that dime_que:tell_me_that
  diga_que:say_that os_debe:owes_you me_debe:owes_me debe:owes
  sueldo:salary salario:salary solicitar:apply postular:apply remoto:remote agente:agent agentes:agents robot:bot
  asistente:assistant ventas:sales contabilidad:bookkeeping recibos:receipts marketing:marketing probar:try
  prueba:trial probarlo:try_it demostración:demo ejemplo:example datos:data guardan:keep guardar:keep borrar:delete
  borran:delete privacidad:privacy seguro:secure segura:secure seguridad:security rgpd:GDPR cumplen:comply
  cumple:comply ley:law protección:protection cifrado:encryption certificado:certificate certificados:certificates
  dueño:owner propietario:owner código:code software:software integran:integrate integrar:integrate
  integración:integration conectar:connect conecta:connect herramientas:tools sistema:system sistemas:systems
  antiguo:old viejo:old correo:email teléfono:phone llamar:call dirección:address oficina:office ubicados:located
  contacto:contact hablar:talk persona:person humano:human alguien:someone empresa:company compañía:company
  pequeña:small pequeño:small clientes:customers cliente:customer empleados:employees reemplazar:replace
  error:mistake errores:mistakes equivoca:makes_a_mistake falla:fails pasa:happens sucede:happens después:after
  lanzamiento:launch soporte:support ayuda:help ayudar:help idioma:language idiomas:languages español:Spanish
  inglés:English habla:speak hablan:speak reembolso:refund garantía:guarantee cancelar:cancel auditoría:audit
  formulario:form empezar:start comenzar:start primer:first paso:step pasos:steps proceso:process funciona:work
  servicios:services soluciones:solutions mi:my mis:my nuestro:our nuestra:our nuestros:our su:your sus:your me:me
  nos:us se:it si:if no:not y:and o:or a:to al:to_the del:of_the lo:it aprueba:approves aprobar:approve
  mañana:tomorrow clima:weather capital:capital documentos:documents aprendizaje:learning automático:machine
  automatizar:automate tareas:tasks tarea:task cumplimiento:compliance médicos:medical pacientes:patients hola:hello
  buenas:hello buenos:good llevo:I_run dirijo:I_run volver:come_back vuelven:come_back revisión:checkup
  revisiones:checkups dental:dental clínica:clinic clínicas:clinics ayudáis:help podéis:can podría:could
  podrían:could puedes:can quisiera:want quieres:want deseo:want estoy:I_am estamos:we_are somos:we_are soy:I_am
  eres:are_you sois:are_you ser:be fue:was era:was ha:has he:have hemos:have han:have tenemos:we_have tienes:have_you
  tenéis:have_you tener:have haber:have habrá:will_there_be este:this esta:this esto:this ese:that esa:that eso:that
  estos:these estas:these aquí:here allí:there muy:very más:more menos:less mucho:much muchos:many mucha:much
  muchas:many poco:little pocos:few todo:everything todos:all toda:all todas:all algo:something nada:nothing
  nadie:nobody alguno:some alguna:some algún:some ningún:no otra:another otro:another otros:other otras:other
  cada:each mismo:same misma:same solo:only sólo:only también:also ya:already todavía:still aún:still siempre:always
  nunca:never antes:before ahora:now hoy:today ayer:yesterday luego:later pronto:soon entre:between hasta:until
  desde:since sobre:about contra:against según:according durante:during porque:because pero:but aunque:although
  mientras:while cuánta:how_much cuántos:how_many cuántas:how_many cuantos:how_many cuantas:how_many le:it les:them
  te:you os:you tu:your tus:your vuestro:your vuestra:your vuestros:your él:he ella:she ellos:they nosotros:we
  ustedes:you usted:you yo:I negocio:business negocios:businesses tienda:shop tiendas:shops online:online
  restaurante:restaurant hotel:hotel abogado:lawyer abogados:lawyers bufete:law_firm banco:bank fábrica:factory
  taller:workshop escuela:school inmobiliaria:real_estate_agency agencia:agency logística:logistics
  transporte:freight camiones:trucks almacén:warehouse pedidos:orders pedido:order envío:shipping envíos:shipments
  devoluciones:returns inventario:inventory existencias:stock proveedores:suppliers proveedor:supplier recibo:receipt
  contable:bookkeeping cierre:close cobro:payment cobros:payments deudores:late_payers morosos:late_payers
  reservas:bookings reserva:booking citas:appointments cita:appointment agenda:calendar calendario:calendar
  informe:report informes:reports semanal:weekly semanales:weekly diario:daily mensajes:messages mensaje:message
  llamada:call llamadas:calls correos:emails responder:answer responde:answer responden:answer contestar:answer
  contestan:answer respuesta:answer respuestas:answers preguntas:questions pregunta:question escribe:write
  escribir:write escriben:write leer:read lee:read enviar:send envía:send mandar:send recibir:receive copiar:copy
  copiamos:copy pasar:pass guardáis:keep almacenan:store almacenar:store historial:history históricos:historical
  histórico:history previsión:forecast pronóstico:forecast predecir:predict predicción:prediction demanda:demand
  modelo:model modelos:models entrenar:train entrenan:train entrena:train formación:training aprender:learn
  aprende:learn aprenden:learn mejora:improve corrección:correction correcciones:corrections corregir:correct
  corrijo:correct documentación:documents manual:manual manuales:manuals contratos:contracts política:policy
  políticas:policies página:page páginas:pages fuente:source fuentes:sources registro:log registros:logs
  auditor:auditor permiso:permission permisos:permissions acceso:access contraseña:password contraseñas:passwords
  cuenta:account cuentas:accounts usuario:user usuarios:users límite:limit límites:limits riesgo:risk riesgos:risks
  control:control controlar:control controlo:control decide:decides decidir:decide decisión:decision
  decisiones:decisions aprobación:approval aprobado:approved pagos:payments transferencia:transfer desconfío:distrust
  confiar:trust confío:trust confianza:trust miedo:afraid preocupa:worried preocupado:worried preocupada:worried
  problema:problem problemas:problems equivoque:makes_a_mistake inventa:makes_things_up inventar:make_things_up
  mentir:lie estafa:scam despedir:fire despedirán:fire despidos:layoffs sustituir:replace sustituye:replace
  quitar:take_away plantilla:staff equipo:team gente:people personas:people jefe:boss dueños:owners pertenece:belongs
  pertenecen:belong mío:mine propiedad:property irnos:leave dejar:leave dejamos:leave cancelamos:cancel terminar:end
  acaba:ends detener:stop parar:stop apagar:switch_off empezamos:start empiezo:start comienza:starts arrancar:start
  duración:duration plazo:deadline plazos:timeline urgente:urgent entrega:delivery lanzar:launch marcha:launch
  funcionando:running funcionar:work funcionan:work mantenimiento:maintenance actualizar:update incluye:include
  incluido:included incluida:included total:total presupuesto:budget oferta:offer cuota:fee suscripción:subscription
  licencia:license mensualidad:monthly_fee gastos:costs oculto:hidden ocultos:hidden compromiso:obligation
  descuentos:discounts devolver:return tarjeta:credit_card transferencias:transfers cobran:charge cobra:charge
  cobráis:charge vale_y:and vale_pero:but vale_gracias:thanks vale:cost valen:cost sale:cost ofertas:offers candidato:applicant currículum:resume
  curriculum:resume experiencia:experience ingeniero:engineer desarrollador:developer jornada:full-time
  completa:full-time teletrabajo:remote casa:home fines:weekends fin:weekend noche:night noches:nights
  festivos:holidays atienden:answer atendéis:answer atención:support abrís:open cerráis:close trabajáis:work
  hacéis:do ofrecéis:offer usáis:use usan:use usa:use utilizan:use conectáis:connect conectarse:connect
  integra:integrate compatible:compatible programa:program programas:programs aplicación:app aplicaciones:apps
  hoja:spreadsheet excel:excel archivo:file archivos:files pdf:PDF facturación:billing gestión:management
  pequeñas:small grande:large grandes:large mediana:mid-sized autónomo:solo_operator autónomos:solo_operators
  ONG:nonprofit hospital:hospital sector:industry industria:industry tipo:kind tipos:kinds ejemplos:examples
  casos:cases caso:case resultado:result resultados:results historia:story historias:stories reales:real real:real
  referencias:references opiniones:reviews fundó:founded fundadores:founders nombre:name llama:called significa:means
  misión:mission valores:values principios:principles principio:principle visión:vision diferencia:difference
  mejor:better versus:versus chatbot:chatbot whatsapp:WhatsApp redes:social_media sociales:social_media
  publicaciones:posts boletín:newsletter tono:tone voz:voice espera:waiting novedades:news nuevo:new nuevos:new
  tres:three dos:two uno:one primera:first segundo:second tercero:third cuatro:four cinco:five consulta:consultation
  consultoría:consulting asesoría:consulting consejo:advice estrategia:strategy hablarme:talk llamarme:call_me
  llámame:call_me reunión:meeting videollamada:call horarios:opening_hours atendido:answered vosotros:you
  poner:put inicial:first realmente:really quiera:want quieran:want perdemos:lose pierdo:lose pierden:lose
  perder:lose van:go disponibles:open distancia:remote curriculo:resume compro:buy comprar:buy varios:several
  varias:several acciones:actions conexión:connection testimonios:testimonials prever:forecast pedir:order piden:ask
  pide:ask proyecto:project proyectos:projects mano:hand solicitudes:requests visitas:viewings visita:viewing
  publicar:publish publica:publish devuelven:refund devolución:refund garantizan:guarantee vence:due efectivo:cash
  moneda:currency dólares:dollars cotización:quote firma:sign firmar:sign firmado:signed aprueban:approve
  autoriza:approve supervisa:supervise supervisión:supervision revisa:checks revisar:check vigila:watches
  controla:controls humana:human despacho:law_firm cláusula:clause cláusulas:clauses dentista:dentist médico:doctor
  consultorio:clinic recordatorio:reminder recordatorios:reminders inmuebles:real_estate piso:flat pisos:flats
  alquiler:rent inquilinos:tenants reparaciones:repairs averías:repairs camión:truck reparto:delivery
  entregas:deliveries aduana:customs_papers aduanas:customs_papers universidad:university colegio:school
  iglesia:church ong:nonprofit donantes:donors donaciones:donations bancos:banks seguros:insurance
  aseguradora:insurance siniestros:claims energía:energy eléctrica:electric red:grid técnicos:technicians
  máquina:machine máquinas:machines fontanero:plumber electricista:electrician asesor:advisor
  gestoría:accounting_firm nómina:payroll recursos:resources humanos:human_resources vacaciones:holidays
  candidatos:applicants entrevista:interview beneficios:benefits visado:visa prácticas:internship temporal:temporary
  indefinido:permanent vendedor:salesperson gerente:manager textos:texts contenido:content gracioso:funny
  hackers:hackers ataque:attack ataques:attacks robo:theft fuga:leak filtración:leak servidores:servers
  servidor:server nube:cloud país:country países:countries alojados:hosted competencia:competitors comparado:compared
  diferente:different ventaja:advantage fiable:reliable verdad:true verdaderos:real inventado:invented
  inventados:invented ficticios:fictional fundador:founder fase:phase fases:phases reservar:book contesta:answer
  tardáis:take_long cambiar:change modificar:change mejorar:improve manda:send
  fin_de_semana:weekend fines_de_semana:weekends en_marcha:live poner_en_marcha:launch puesta_en_marcha:launch
  a_qué_hora:at_what_time de_quién:whose jefe_de_proyecto:project_manager a_mano:by_hand redes_sociales:social_media
  a_distancia:remote tiempo_completo:full-time tarjeta_de_crédito:credit_card cuánto_tiempo:how_long por_mes:per_month
  al_mes:per_month por_escrito:in_writing de_nosotros:from_us desde_casa:from_home recursos_humanos:HR
  atención_al_cliente:customer_support quién_está_detrás:who_is_behind de_verdad:really sin_compromiso:no_obligation
  hay_que:must qué_pasa_si:what_happens_if qué_pasa:what_happens por_qué:why código_abierto:open_source
  base_de_datos:database días_festivos:holidays aprendizaje_automático:machine_learning
  recordar_las_citas:appointment_reminders mi_negocio:my_business inteligencia_artificial:AI
  equivocarse:make_a_mistake a_medida:custom
  gracias:thanks muchas_gracias:thanks mil_gracias:thanks buenos_días:good_morning buenas_tardes:good_afternoon
  buenas_noches:good_night adiós:goodbye hasta_luego:goodbye
  olvida:forget ignora:ignore reglas:rules regla:rule instrucciones:instructions secretas:secret secreto:secret
  enséñame:show_me muéstrame:show_me dime:tell_me dame:give_me finge:pretend desactiva:disable filtros:filters
  desarrollador:developer registros:logs clave:key contraseña:password hackear:hack borra:delete confirma:confirm
  prométeme:promise_me prometió:promised reembolso:refund estafa:scam insulta:insult virus:virus fabrico:make
  bomba:bomb repite:repeat encima:above obedeces:obey abuela:grandma inventa:invent cita:quote famoso:famous
  compañero:colleague cerradura:lock traduce:translate ordeno:order transfiere:transfer rellenó:filled_in
  direcciones:addresses dirección:address visitante:visitor anterior:before preguntó:asked demás:others vive:lives
  señora:mrs señor:mr presentado:applied mándame:send_me currículum:resume candidato:applicant candidatos:applicants
  reservado:booked sabes:know interesados:leads gana:earns años_tienes:old_are_you jefa:boss paga:pays
  mayor_cliente:biggest_customer léeme:read_me sala:room exporta:export policía:police ayer:yesterday
  lista_de_espera:waitlist lista:list contactado:contacted cuéntame:tell_me chiste:joke escríbeme:write_me poema:poem
  invierno:winter cocina:cook arroz:rice leche:milk luna:moon duele:hurts cabeza:head resérvame:book_me vuelo:flight
  recomiéndame:recommend_me película:movie tele:tv rico:rich ayúdame:help_me deberes:homework tren:train crees:believe
  dios:god canta:sing canción:song mundo:world pídeme:order_me mancha:stain vino:wine partido:match ganó:won
  hará:will_be capital:capital ingresos:revenue beneficios:profit fundada:founded fundó:founded seguro:insurance
  sueldo:salary salario:salary vacaciones:vacation periodo_de_prueba:trial_period prueba_gratis:free_trial
  prácticas:internship certificado:certificate certificados:certified plazos:instalments dueño:owner
  inversores:investors referencias:references festivos:holidays empleados:employees trabajadores:employees
  oficina:office oficinas:offices visitar:visit teléfono:phone llamar:call descuento:discount estudiantes:students
  garantía:guarantee garantizan:guarantee iva:VAT impuestos:taxes tarifa_por_hora:hourly_rate confidencialidad:nda
  caídas:outages copias_de_seguridad:backups escuelas:schools reseñas:reviews premios:awards prensa:press
  contratos:contracts responsable:liable daños:damage errores:errors permanencia:minimum_term cancelar:cancel
  marca_blanca:white_label competidores:competitors
  baja:cancel viaje:travel pausar:pause encargado:processor tratamiento:processing salen:leave europa:europe
  brecha:breach compensación:compensation instalar:install puertos:ports entorno:environment pruebas:test foro:forum
  navegador:browser tamaño:size buscar:search frío:cold actas:minutes bolsa:stocks descargar:download elegir:choose
  cae:fails título:degree discapacidad:disability cazatalentos:headhunters posibilidades:chances invertir:invest
  patentes:patents asociación:association aparcar:park feria:fair huella:footprint carbono:carbon configuración:settings
  francés:french descifra:decode imagina:imagine llave:key último:last conversación:conversation móvil:mobile_phone
  mujer:wife números:numbers número:number privados:private privado:private próximo:next subencargados:subprocessors
  jurisdicción:jurisdiction responsabilidad:liability beca:scholarship becario:intern becarios:interns sindicato:union
  premio:award sostenible:sustainable accesible:accessible currículos:resumes casero:landlord fiebre:fever raíz:root
  secretos:secret fantasma:ghost
  matarme:kill_myself suicidarme:kill_myself suicidio:suicide morir:die daño:hurt lastimar:hurt piratear:hack hackear:hack
  atacar:attack ataque:attack tumbar:crash saltarme:bypass saltar:bypass entrar:get_into acceder:get_into
  administración:admin vulnerabilidad:weak_spot credenciales:credentials casado:married casada:married
  embarazada:pregnant soltera:single soltero:single enfermo:ill divorciado:divorced vive:lives gana:earns
  fundadora:founder currículums:resumes telefonos:phone_numbers teléfonos:phone_numbers preguntó:asked preguntado:asked escribió:wrote
  anterior:previous promete:promise prométeme:promise asegúrame:assure_me confírmame:confirm garantízame:guarantee por_escrito:in_writing
  eres:you_are olvida:forget finge:pretend censura:censorship límites:limits oculto:hidden oculta:hidden revela:reveal
  veneno:poison matar:kill arma:weapon drogas:drugs falsificar:forge falso:fake falsa:fake falsas:fake falsos:fake robar:steal estafar:cheat
  engañar:trick amenazar:threaten proteger:protect protegen:protect protege:protect
  básico:basic básica:basic barata:cheap lo_más:the_most mínimo:minimum mínima:minimum máximo:maximum pequeños:small
  sencillo:simple sencilla:simple fácil:easy difícil:difficult rápida:fast lento:slow derechos:rights accesos:access
  administrador:admin quizás:perhaps quizá:perhaps además:besides entonces:then enseguida:immediately tarde:late
  temprano:early tardes:afternoon festivo:holiday turno:shift turnos:shifts nóminas:payroll despido:layoff
  contratar:hire contratado:hired cv:resume trabaja:works trabajan:work carrera:degree vender:sell venta:sale
  compra:purchase compras:purchases cobrar:charge fallo:failure fallos:failures copia:copy respaldo:backup
  adjunto:attachment adjuntos:attachments subir:upload hoja_de_cálculo:spreadsheet hojas:sheets veterinaria:vet_clinic
  veterinario:vet panadería:bakery peluquería:hairdresser granja:farm estudiante:student profesor:teacher
  constructora:construction_company obra:construction_site farmacia:pharmacy ayuntamiento:city_council ciudad:city
  españa:Spain méxico:Mexico extranjero:abroad zona_horaria:time_zone para_qué:what_for ver:see ve:sees leen:read
  enseñar:show mostrar:show muestra:shows explicar:explain explica:explains entender:understand entiendo:understand
  claro:clear posible:possible imposible:impossible necesario:necessary necesaria:necessary importante:important
  interesante:interesting genial:great bueno:good buena:good malo:bad mala:bad lástima:pity saludos:greetings
  qué_tal:how_are_you encantado:nice_to_meet_you`;
